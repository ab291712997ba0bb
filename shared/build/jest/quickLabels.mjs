import { onlyElementWithId, versionOf } from './jsdomInside.mjs';

/**
 * Answers `labels` of form controls from one list of the labels of a document, made again when the document has changed.
 *
 * Names of controls and queries by label read it. For each control jsdom looks at all elements, and for each label with `for`
 * among them at all elements once more.
 */
export function answerLabelsQuickly(window) {
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
    const { prototype } = window[`HTML${name}Element`];
    const { get: whole } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        const root = this.getRootNode();
        if (this.type === 'hidden' || root !== this.ownerDocument) return whole.call(this);
        return [...(labelsIn(root).get(this) ?? [])];
      },
    });
  }
}

/** Document → its version when it was read, and control → labels. */
const read = new WeakMap();

function labelsIn(document) {
  const version = versionOf(document);
  const before = read.get(document);
  if (before?.version === version) return before.labels;
  const labels = new Map();
  for (const label of document.querySelectorAll('label')) {
    const id = label.getAttribute('for');
    const control = (id && onlyElementWithId(document, id)) || label.control;
    if (control) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  read.set(document, { version, labels });
  return labels;
}
