/** The link to a table, for friends. */
import type { Table } from '../api/types';
import { to } from '../state/route.svelte';
import { ui } from '../state/ui.svelte';
import { t } from '../words';

/** The whole address that lets somebody in. */
export function linkTo(table: Table): string {
  const path = table.phase === 'open' ? to.join(table.id, table.invitation) : to.table(table.id);
  const invited = table.phase !== 'open' && table.visibility === 'private' && table.invitation;
  return location.origin + path + (invited ? `?invitation=${encodeURIComponent(invited)}` : '');
}

/** Pass the link on: by the phone's own dialog, else to the clipboard. */
export async function share(table: Table): Promise<void> {
  const url = linkTo(table);
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title: 'Bedesten', text: t('share.text'), url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(url);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    ui.toast(t('share.copied'));
  } catch {
    // Without a secure page there is no clipboard: show it instead.
    ui.toast(text);
  }
}
