import { expect, it } from 'vitest';
import type { Messages } from '../../../words/i18n.svelte';
import { describeWords } from '../../../words/testing';
import deCard from './card.de';
import { en as enCard } from './card.en';
import trCard from './card.tr';
import de from './table.de';
import { en } from './table.en';
import tr from './table.tr';

describeWords('the table', { en, de, tr });
describeWords('the card', { en: enCard, de: deCard, tr: trCard });

it('marks the bold part of every form of a place', () => {
  for (const words of [en, de, tr] as Messages[]) {
    for (const [key, message] of Object.entries(words)) {
      if (/^place\.\d+\.(at|to|from)$/.test(key)) expect(message, key).toMatch(/^[^*]*\*[^*]+\*[^*]*$/);
    }
  }
});
