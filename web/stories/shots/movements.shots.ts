/** What moves, frame by frame: `shots/SIZE/movement-NAME-1.png` and on, at a twelfth of the normal speed. */
import { join } from 'node:path';
import { FOLDER, test } from './gallery';
import { lively } from './positions';

const FRAMES = 10;
const RATE = 1 / 12;

test.use({ how: { settings: { speed: 'normal', theme: 'light', confirm: false } } });

for (const [name, before, action] of [
  ['move', [], 'move 3'],
  ['lay', ['move 4'], 'lay'],
  ['pick up', ['move 8'], 'pick own'],
  ['fill', ['move 3', 'lay', 'pay'], 'act'],
  ['dice', ['move 8', 'pick own', 'act'], 'roll'],
] as const) {
  test(`movement: ${name}`, async ({ visitor, sit }, info) => {
    const { page } = visitor;
    await sit(lively({ hand: [] }));
    for (const done of before) {
      await visitor.does(done);
      await page.waitForTimeout(1500);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: RATE });
    await visitor.does(action);
    for (let frame = 1; frame <= FRAMES; frame += 1) {
      const file = `movement-${name.replaceAll(' ', '-')}-${frame}.png`;
      await page.screenshot({ path: join(FOLDER, info.project.name, file), animations: 'allow' });
      await page.waitForTimeout(350);
    }
  });
}
