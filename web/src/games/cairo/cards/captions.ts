/** The few words under a card. */
import { isJoker, type Card } from '../game';
import { t } from '../words/panels';

type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** "2 North", "3 NE", "Joker". */
export function cardCaption(card: Card | 'any'): string {
  if (card === 'any') return t('card.any');
  return isJoker(card) ? t('card.joker') : `${card} ${t(`segment.short.${card as Digit}`)}`;
}
