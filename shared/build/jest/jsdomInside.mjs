import { createRequire } from 'node:module';

/** What jsdom keeps of its objects, for answers that its public interface gives slowly. */
const fromJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { implForWrapper, wrapperForImpl } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js');

/** A number that grows with each change of a document: of its elements, texts and attributes. */
export const versionOf = (document) => implForWrapper(document)._version;

/** Of several elements jsdom does not know which is first. */
export function onlyElementWithId(document, id) {
  const elements = implForWrapper(document)._ids[id] ?? [];
  return elements.length === 1 ? wrapperForImpl(elements[0]) : undefined;
}

/** The elements of a list as it is at each step. Each of them costs a look-up by name otherwise. */
export function* elementsOf(list) {
  const inside = implForWrapper(list);
  for (let index = 0; index < inside.length; index += 1) yield wrapperForImpl(inside.item(index));
}

/** The style sheets of a document. */
export const sheetsOf = (document) => implForWrapper(document.styleSheets)._list;
