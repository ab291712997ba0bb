/** Makes the page as narrow as a phone (or wide again); call it before rendering. */
export function setPhone(isPhone: boolean): void {
  const list = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
}

/** jsdom has dialogs but cannot show them modally. */
export function lendShowModal(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
}
