/**
 * Answers `labels` of form controls from the labels of the document.
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
        return Array.from(root.getElementsByTagName('label')).filter((label) => isLabelOf(label, this));
      },
    });
  }
}

/** What a label names is looked for only if its `for` is this id. */
function isLabelOf(label, control) {
  const id = label.getAttribute('for');
  return (id === null ? label.contains(control) : id === control.id) && label.control === control;
}
