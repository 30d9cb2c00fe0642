/** Once more: the way to the table of a rematch. */
import { house } from '../../api/http';
import type { Table } from '../../api/types';
import { me } from '../../state/me.svelte';
import { router, to } from '../../state/route.svelte';
import { ui } from '../../state/ui.svelte';
import { problemText } from '../../words/problems';
import { linkTo } from '../share';
import { rematch } from './rematch';
import { resultWords } from './words';

/** Make the table, go there, and leave the link for the others in the chat. Tells whether we have gone. */
export async function playAgain(table: Table): Promise<boolean> {
  try {
    await me.someone();
    const fresh = await rematch(table);
    const others = table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
    if (others && table.chat && table.seats.some((seat) => seat.mine)) {
      await house.say(table.id, `${resultWords.t('rematch.chat')} ${linkTo(fresh)}`).catch(() => {});
    }
    router.go(to.table(fresh.id));
    return true;
  } catch (error) {
    ui.toast(problemText(error), { tone: 'bad' });
    return false;
  }
}
