type Listeners<Events> = { readonly [Type in keyof Events]?: (event: Events[Type]) => unknown };

/** Listens to events of a window, a document or an element, by type. Returns a function that ends it. */
export function listen(
  target: Window,
  listeners: Listeners<WindowEventMap>,
  options?: AddEventListenerOptions,
): () => void;
export function listen(
  target: Document,
  listeners: Listeners<DocumentEventMap>,
  options?: AddEventListenerOptions,
): () => void;
export function listen(
  target: Element,
  listeners: Listeners<HTMLElementEventMap>,
  options?: AddEventListenerOptions,
): () => void;
export function listen(
  target: EventTarget,
  listeners: Readonly<Record<string, unknown>>,
  options?: AddEventListenerOptions,
): () => void {
  const all = Object.entries(listeners) as readonly (readonly [string, EventListener])[];
  all.forEach(([type, listener]) => target.addEventListener(type, listener, options));
  return () => all.forEach(([type, listener]) => target.removeEventListener(type, listener, options));
}
