/**
 * Show a dialog over the page. When it goes, focus comes back to where it was; if that is gone too, to what `instead`
 * finds.
 */
export function modal(instead?: string) {
  return (element: HTMLDialogElement) => {
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const back = isThere ? before : instead === undefined ? null : document.querySelector<HTMLElement>(instead);
      back?.focus();
    };
  };
}
