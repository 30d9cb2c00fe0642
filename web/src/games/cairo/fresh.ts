/** What has come to the market since these eyes last decided: it glows until they do. */
import type { Scene } from '../contract';
import { eventsIn, type Site, type Trade } from './game';

export interface Fresh {
  sites: ReadonlySet<Site>;
  customers: ReadonlySet<Trade>;
}

export function freshOf({ news = [] }: Pick<Scene, 'news'>): Fresh {
  const sites = new Set<Site>();
  const customers = new Set<Trade>();
  for (const event of news.flatMap(eventsIn)) {
    switch (event.what) {
      case 'stall':
      case 'move':
        sites.add(event.stall).add(event.entry);
        break;
      case 'expand':
        sites.add(event.site);
        break;
      case 'enter':
        customers.add(event.customer);
        break;
      case 'leave':
        customers.delete(event.customer);
        break;
    }
  }
  return { sites, customers };
}
