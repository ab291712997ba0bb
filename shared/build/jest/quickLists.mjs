import { elementsOf } from './jsdomInside.mjs';

/**
 * Reads lists of elements at once. jsdom looks for each index of a list under the names of its elements, too, and its
 * `querySelectorAll` reads such a list for each part of each selector.
 */
export function answerListsQuickly(window) {
  for (const name of ['NodeList', 'HTMLCollection']) {
    window[name].prototype[Symbol.iterator] = function iterate() {
      return elementsOf(this);
    };
  }
  for (const name of ['Document', 'Element']) {
    const { prototype } = window[name];
    const { getElementsByTagName } = prototype;
    prototype.getElementsByTagName = function list(tag) {
      return Array.from(elementsOf(getElementsByTagName.call(this, tag)));
    };
  }
}
