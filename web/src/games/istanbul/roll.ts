/** Dice that lie on the table, and what they would bring. */
import type { Rich } from '../../words/rich';
import { facts } from './facts';
import { number, stepOf, TEA_HOUSE, type Game, type Seen } from './game';
import { KIOSK } from './letters/letters';
import { coffeeIcon } from './mocha/choices';
import { goodIcon, liraIcon, spaced } from './names';
import { t } from './words/table';

export interface Roll {
  /** Where they were rolled; 0 for the roll of a card. */
  place: number;
  /** The second is 0 where one die was rolled. */
  dice: readonly [number, number];
  call: number;
  /** The card that they were rolled for, if any. */
  card: string;
}

/** The roll that the present question is about. */
export function rollOf(game: Game): Roll {
  const steps = game.view.agenda.map(stepOf);
  const index = steps.findIndex((step) => step.name === 'dice');
  const step = steps[index] ?? game.step;
  const after = steps[index + 1];
  return {
    place: number(step, 'place'),
    dice: [number(step, 'first'), number(step, 'second')],
    call: number(step, 'call'),
    card: after?.name === 'put-away' ? String(after.args['card'] ?? '') : '',
  };
}

/** What a sum brings: lira at the Tea House, jewelry at the Black Market, what its table says for a card. */
export function rollGain(game: Game, player: Seen, { place, call, card }: Roll, sum: number): Rich {
  const { mocha } = facts();
  if (place === TEA_HOUSE) {
    const isHit = sum >= call;
    const isGuild = game.view.turn.guild === TEA_HOUSE;
    const times = !isGuild ? 1 : isHit ? mocha.guild_hit_times : mocha.guild_missed_times;
    return [liraIcon(times * (isHit ? call : facts().missed_call))];
  }
  if (place === KIOSK) return [liraIcon(sum)];
  if (place) {
    const blue = Math.min(facts().black_market_blue[sum] ?? 0, player.room - player.goods.B);
    return blue > 0 ? [{ ...(goodIcon('B') as { icon: string; label: string }), n: blue }] : [t('dice.none')];
  }
  if (card === 'letter-dice') {
    const { dice_letters, letter_lira } = facts().letters;
    const [letters, gained] = [dice_letters[sum] ?? 0, letter_lira[sum] ?? 0];
    const icon = { icon: 'i-letter', label: t('letters', { n: letters }), n: letters };
    return spaced([...(letters ? [icon] : []), ...(gained ? [liraIcon(gained)] : [])]);
  }
  if (card !== 'coffee-dice') return [];
  const lira = mocha.dice_lira[sum] ?? 0;
  return spaced([coffeeIcon(mocha.dice_coffee[sum] ?? 0), ...(lira ? [liraIcon(lira)] : [])]);
}
