/** Coins and customers in the colour of their trade, as symbols that stand in a sentence. */
import { GLYPHS, TRADES, type Trade } from './game';

const coin = (trade: Trade) =>
  `<symbol id="coin-${trade}" viewBox="0 0 24 24"><g class="tr-${trade}"><use href="#coin" width="24" height="24"/>` +
  `<g style="color:var(--ti);--cut:var(--tc)"><use href="#t-${GLYPHS[trade]}" x="5.8" y="5.8" width="12.4" height="12.4"/></g></g></symbol>`;
const customer = (trade: Trade) =>
  `<symbol id="customer-${trade}" viewBox="0 0 40 48"><g class="tr-${trade}"><use href="#c-${GLYPHS[trade]}" width="40" height="48"/></g></symbol>`;
const medal = (trade: Trade, metal: string) =>
  `<symbol id="${metal}-${trade}" viewBox="0 0 24 24"><g class="tr-${trade}"><use href="#m-${metal}" width="24" height="24"/></g></symbol>`;

export const tradeSymbols =
  '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">' +
  TRADES.map((trade) => coin(trade) + customer(trade) + medal(trade, 'gold') + medal(trade, 'silver')).join('') +
  '</svg>';
