import { expect, it } from 'vitest';
import type { Messages } from '../../../words/i18n.svelte';
import { describeWords } from '../../../words/testing';
import deWall from '../wall/words/de';
import { en as enWall } from '../wall/words/en';
import trWall from '../wall/words/tr';
import deCard from './card.de';
import { en as enCard } from './card.en';
import trCard from './card.tr';
import deLog from './log.de';
import { en as enLog } from './log.en';
import trLog from './log.tr';
import dePanels from './panels.de';
import { en as enPanels } from './panels.en';
import trPanels from './panels.tr';
import de from './table.de';
import { en } from './table.en';
import tr from './table.tr';

describeWords('the table', { en, de, tr });
describeWords('the card', { en: enCard, de: deCard, tr: trCard });
describeWords('panels', { en: enPanels, de: dePanels, tr: trPanels });
describeWords('the log', { en: enLog, de: deLog, tr: trLog });
describeWords('the wall', { en: enWall, de: deWall, tr: trWall });

it('marks the bold part of every place in a sentence', () => {
  for (const words of [en, de, tr] as Messages[]) {
    const forms = Object.entries(words).filter(([key]) => /^place\.\w+\.at$/.test(key));
    expect(forms).toHaveLength(18);
    for (const [key, message] of forms) expect(message, key).toMatch(/^[^*]*\*[^*]+\*[^*]*$/);
  }
});
