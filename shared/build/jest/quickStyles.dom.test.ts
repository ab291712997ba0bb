const properties = ['display', 'visibility', 'pointer-events', 'opacity', 'position', 'transform'] as const;

/** jsdom's own answer: its list of all declarations. */
function inFull(element: Element, property: string) {
  const { cssText } = getComputedStyle(element);
  return new RegExp(`(?:^|; )${property}: ([^;]*)`).exec(cssText)?.[1] ?? '';
}

function show(css: string, html: string) {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = html;
}

/** The answers of all elements, which must be jsdom's own: name of an element → its display, visibility and pointer events. */
function answers() {
  const all = [...document.querySelectorAll('*')];
  for (const element of all) {
    for (const property of properties) {
      const value = getComputedStyle(element).getPropertyValue(property);
      expect({ html: element.outerHTML, property, value }).toEqual({
        html: element.outerHTML,
        property,
        value: inFull(element, property),
      });
    }
  }
  return Object.fromEntries(
    all.flatMap((element) => {
      const style = getComputedStyle(element);
      return element.id ? [[element.id, `${style.display} ${style.visibility} ${style.pointerEvents}`]] : [];
    }),
  );
}

test('classes, tags, lists of selectors, combinators and pseudo-classes', () => {
  show(
    `.a, p.b > i { display: none } .a.c { display: grid } :not(.a, .b) > u { visibility: hidden }
     section:has(.a) { pointer-events: none } * + em { display: flex } .d::before { display: none }
     [data-x="a, b"] { visibility: collapse } nonsense( { display: none } .e:is(.f, .g) b { display: contents }
     .h [data-y] { display: list-item } .h :not(b) { visibility: hidden }`,
    `<section id="section"><b class="a" id="a"></b><em id="em"></em></section><p class="b"><i id="i"></i></p>
     <span class="c a" id="ac">x</span><div><u id="u"><s id="s"></s></u></div><div class="b"><u id="shown"></u></div>
     <div class="d" id="d"></div><div data-x="a, b" id="data"></div><div class="e g"><b id="nested"></b></div>
     <div class="h"><b data-y="1" id="y"></b><i id="not"></i></div>`,
  );
  expect(answers()).toMatchObject({
    a: 'none visible none',
    em: 'flex visible none',
    i: 'none visible auto',
    ac: 'grid visible auto',
    s: ' hidden auto',
    shown: ' visible auto',
    d: 'block visible auto',
    nested: 'contents visible auto',
    y: 'list-item visible auto',
    not: ' hidden auto',
  });
});

test('what is set last wins, then the attribute', () => {
  show(
    '.a { display: none } .a { display: flex !important } .b { display: block } .c { display: none } .c { display: unset }',
    '<div class="b a" id="ba"></div><div class="a" style="display: none" id="own"></div><div class="c" id="unset"></div>',
  );
  expect(answers()).toMatchObject({ ba: 'block visible auto', own: 'none visible auto', unset: ' visible auto' });
});

test('opacity, position and transform are set or unknown, and not inherited', () => {
  show(
    '.a { opacity: 0.5; position: absolute; transform: rotate(45deg) } .b { opacity: 0 } .a .c { position: fixed }',
    '<div class="a b" id="outer"><i class="c" id="inner"></i><i id="none"></i><i style="opacity: 1" id="own"></i></div>',
  );
  answers();
  const of = (id: string) => getComputedStyle(document.getElementById(id) as HTMLElement);
  expect(of('outer').opacity).toBe('0');
  expect(of('outer').transform).toBe('rotate(45deg)');
  expect(of('inner').position).toBe('fixed');
  expect(of('none').opacity).toBe('');
  expect(of('own').opacity).toBe('1');
});

test('what the browser hides by itself', () => {
  show(
    '',
    '<dialog id="closed"></dialog><dialog open id="open"></dialog><p hidden id="hidden"></p><input type="hidden" id="field"><svg><path id="path"></path></svg>',
  );
  expect(answers()).toMatchObject({
    closed: 'none visible auto',
    open: ' visible auto',
    hidden: 'none visible auto',
    field: 'none visible auto',
    path: ' visible auto',
  });
});

test('blocks of media queries for the screen count, others do not', () => {
  show(
    '@media screen { .a { display: none } } @media print { .b { display: none } }',
    '<i class="a" id="a"></i><i class="b" id="b"></i>',
  );
  expect(answers()).toMatchObject({ a: 'none visible auto', b: ' visible auto' });
});

test('changes of rules, classes and attributes count at once', () => {
  show('.a { display: none }', '<i class="a" id="a"></i>');
  const element = document.body.firstElementChild as HTMLElement;
  const style = document.head.firstElementChild as HTMLStyleElement;
  expect(answers()).toMatchObject({ a: 'none visible auto' });
  style.append('.a { display: grid }');
  expect(answers()).toMatchObject({ a: 'grid visible auto' });
  style.sheet?.insertRule('.a { display: flex }', 2);
  // jsdom itself notices that rule with the next change of the document.
  element.style.visibility = 'hidden';
  expect(answers()).toMatchObject({ a: 'flex hidden auto' });
  element.className = '';
  expect(answers()).toMatchObject({ a: ' hidden auto' });
});

test('what overlays read to find their place, also where a shorthand sets it', () => {
  show(
    '.a { margin: 4px 8px; border: 2px solid red; overflow: auto } .a { margin-top: 1px } .b .c { scroll-margin-top: 3px }',
    '<div class="a b" id="outer" style="margin-left: 5px"><p class="c" id="inner"></p></div>',
  );
  const of = (id: string) => getComputedStyle(document.getElementById(id) as HTMLElement);
  const { marginTop, marginRight, marginLeft, borderTopWidth, overflow } = of('outer');
  expect([marginTop, marginRight, marginLeft, borderTopWidth, overflow]).toEqual(['1px', '8px', '5px', '2px', 'auto']);
  for (const id of ['outer', 'inner']) {
    // A declaration of jsdom, to which its own list of all declarations is added.
    const whole = document.createElement('i').style;
    whole.cssText = of(id).cssText;
    for (const name of [
      'margin-top',
      'margin-bottom',
      'border-left-width',
      'overflow',
      'overflow-y',
      'scroll-margin-top',
    ])
      expect({ id, name, value: of(id).getPropertyValue(name) }).toEqual({
        id,
        name,
        value: whole.getPropertyValue(name),
      });
  }
});
