import { sheetsOf } from './jsdomInside.mjs';

/**
 * Answers the properties below of computed styles from the few rules that set them.
 *
 * Queries by role, accessible names, clicks, `toBeVisible` and overlays read these of many elements, again after each change
 * of the document. jsdom matches each rule of each style sheet for one of them, which took almost half of the time of tests of large
 * screens. Other properties are still answered by jsdom.
 */
export function answerStylesQuickly(window) {
  const whole = window.getComputedStyle.bind(window);
  const initial = initialStyles(window, whole);
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || !(element instanceof window.Element)) return whole(element, pseudoElement);
    let computed;
    let boxes;
    const rest = (name) =>
      boxProperty.test(name)
        ? (boxes ??= withRules(initial.declaration(element), element))
        : (computed ??= whole(element));
    const read = (name) =>
      properties[name] ? valueOf(element, properties[name], initial.value) : rest(name).getPropertyValue(name);
    return new Proxy(Object.create(null), {
      get(_, name) {
        if (name === 'getPropertyValue') return read;
        if (properties[name]) return read(name);
        const value = rest(name)[name];
        return typeof value === 'function' ? value.bind(rest(name)) : value;
      },
    });
  };
}

/** What overlays read of an element and of all around it to find their place, in either spelling. Some are set by shorthands. */
const boxProperty = /^(?:overflow|margin-?|scroll-?(?:margin|padding)-?|border-?(?:top|bottom|left|right)-?width$)/i;

const pointerEvents = { name: 'pointer-events', inherited: 'auto' };
const properties = {
  __proto__: null,
  display: { name: 'display' },
  opacity: { name: 'opacity' },
  position: { name: 'position' },
  transform: { name: 'transform' },
  visibility: { name: 'visibility', inherited: 'visible' },
  pointerEvents,
  'pointer-events': pointerEvents,
};

function valueOf(element, property, initial) {
  for (let each = element; each; each = each.parentElement) {
    const value = ownValue(each, property.name, initial);
    if (value !== '' || property.inherited === undefined) return value;
  }
  return property.inherited;
}

/** As jsdom has it: the last rule that matches wins, then the element's own attribute. */
function ownValue(element, name, initial) {
  let value = initial(element, name);
  for (const sheet of sheetsOf(element.ownerDocument)) {
    for (const rule of rulesFor(element, rulesOf(sheet)[name])) {
      const set = rule.style.getPropertyValue(name);
      if (matches(element, rule.selectorText)) value = set === 'unset' ? '' : set;
    }
  }
  const own = element.hasAttribute('style') ? element.style.getPropertyValue(name) : '';
  return own === 'unset' ? '' : own || value;
}

/** The declaration with all that rules and the attribute set, as jsdom adds it up. */
function withRules(declaration, element) {
  const add = (style) => {
    for (const name of Array.from(style)) {
      const value = style.getPropertyValue(name);
      if (value === 'unset') declaration.removeProperty(name);
      else declaration.setProperty(name, value, style.getPropertyPriority(name));
    }
  };
  for (const sheet of sheetsOf(element.ownerDocument)) {
    for (const rule of rulesFor(element, rulesOf(sheet)[anyProperty])) {
      if (matches(element, rule.selectorText)) add(rule.style);
    }
  }
  add(element.style);
  return declaration;
}

/** A class alone: `rulesFor` has compared it. */
const onlyClass = /^\.[\w-]+$/;

function matches(element, selector) {
  if (onlyClass.test(selector)) return true;
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The browser's own rules depend on the tag and these attributes. */
function initialStyles(window, whole) {
  const blank = window.document.implementation.createHTMLDocument('');
  const probes = new Map();
  /** A new declaration. */
  const declaration = (element) => whole(known(probes, keyOf(element), () => probeFor(blank, element)));
  const values = new Map();
  const value = (element, name) => {
    // The browser's own rules set no other of these properties.
    if (name !== 'display' && name !== 'position') return '';
    return known(values, `${name} ${keyOf(element)}`, () => declaration(element).getPropertyValue(name));
  };
  return { declaration, value };
}

const attributesOf = (element) => ['hidden', 'open', 'type'].filter((each) => element.hasAttribute(each));

function keyOf(element) {
  const texts = attributesOf(element).map((each) => `${each}=${element.getAttribute(each)}`);
  return [element.namespaceURI, element.localName, ...texts].join(' ');
}

function probeFor(blank, element) {
  const probe = blank.createElementNS(element.namespaceURI, element.localName);
  for (const each of attributesOf(element)) probe.setAttribute(each, element.getAttribute(each));
  return probe;
}

function known(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}

const read = new WeakMap();

/** Beside the properties: all rules. */
const anyProperty = '*';

/** Property → class, tag or `*` → rules that set it, with their places. Read again when the sheet has other rules. */
function rulesOf(sheet) {
  const { cssRules } = sheet;
  const last = cssRules[cssRules.length - 1];
  const before = read.get(sheet);
  if (before && before.count === cssRules.length && before.last === last) return before.rules;
  const names = [anyProperty, ...Object.values(properties).map(({ name }) => name)];
  const rules = Object.fromEntries(names.map((name) => [name, new Map()]));
  Array.from(cssRules)
    .flatMap(appliedRules)
    .forEach((rule, place) => {
      for (const [name, byKey] of Object.entries(rules)) {
        if (!rule.style || (name !== anyProperty && !rule.style.getPropertyValue(name))) continue;
        for (const key of new Set(keysOf(rule.selectorText))) known(byKey, key, () => []).push({ place, rule });
      }
    });
  read.set(sheet, { count: cssRules.length, last, rules });
  return rules;
}

/** jsdom applies the rules of media queries that name the screen, and no others in a block. */
function appliedRules(rule) {
  if (!rule.media) return [rule];
  return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
}

function rulesFor(element, byKey) {
  if (byKey.size === 0) return [];
  const keys = ['*', element.localName.toLowerCase(), ...classesOf(element)];
  const found = keys.flatMap((key) => byKey.get(key) ?? []);
  const inOrder = found.length > 1 ? found.toSorted((one, other) => one.place - other.place) : found;
  return inOrder.map(({ rule }) => rule);
}

const classesOf = (element) =>
  (element.getAttribute('class') ?? '').split(/\s+/).flatMap((name) => (name === '' ? [] : [`.${name}`]));

/** For each selector of a list, what its last part needs: a class, else a tag, else `*` for anything. */
function keysOf(selectors) {
  const simple = withoutBrackets(selectors).replace(/::?[\w-]+/g, '*');
  return simple.split(',').map((selector) => {
    const part =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return /\.[\w-]+/.exec(part)?.[0] ?? /^[a-z][\w-]*/i.exec(part)?.[0].toLowerCase() ?? '*';
  });
}

/** `:not(.a, .b) > [data-x="1"]` → `:not* > *`. */
function withoutBrackets(selectors) {
  let text = selectors;
  for (let before; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '*');
  }
  return text;
}
