import type { Catalogue } from '../../../src/words/i18n.svelte';
import type { en } from './rules.en';

const tr: Catalogue<typeof en> = {
  title: 'İnciler oyununun kuralları',
  'search.help': 'Bir sözcük ya da PRL-TRN-03 gibi bir kod',
  'group.all': 'Bütün kurallar',
  'section.days': 'Günler',
  'section.turn': 'Hamlen',
  'section.setup': 'Kurulum',
  'section.storm': 'Fırtına',
  'section.alone': 'Tek başına',
  'section.hidden': 'Gizli olanlar',
  shell: 'Kabuk',
  copies: 'Adet',
  worth: 'Sandıktaki değeri',
};

export default tr;
