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
        const around = elementsAround(this);
        return Array.from(root.querySelectorAll('label')).filter((label) => {
          const id = label.getAttribute('for');
          // What a label names is looked for only if it can be this control.
          return (id === null ? around.has(label) : id === this.id) && label.control === this;
        });
      },
    });
  }
}

function elementsAround(control) {
  const around = new Set();
  for (let element = control.parentElement; element; element = element.parentElement) around.add(element);
  return around;
}
