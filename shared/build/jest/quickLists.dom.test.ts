test('lists are read as jsdom has them, in order and again after a change', () => {
  document.body.innerHTML = '<ul><li id="a"></li><li id="length"></li></ul><p id="b"></p>';
  const byIndex = (list: NodeListOf<Element>) => Array.from({ length: list.length }, (_, index) => list[index]);
  for (const selector of ['*', 'li', 'ul > li, p', '#length', 'em']) {
    const list = document.querySelectorAll(selector);
    expect([...list]).toEqual(byIndex(list));
    expect(Array.from(list)).toEqual(byIndex(list));
  }
  const { children } = document.body;
  expect(Array.from(children, ({ tagName }) => tagName)).toEqual(['UL', 'P']);
  document.body.append(document.createElement('b'));
  expect(Array.from(children, ({ tagName }) => tagName)).toEqual(['UL', 'P', 'B']);
});

test('a list that changes while it is read is read on as it is then', () => {
  document.body.innerHTML = '<i></i><b></b><u></u>';
  const read: string[] = [];
  for (const element of document.body.children) {
    read.push(element.localName);
    element.remove();
  }
  expect(read).toEqual(['i', 'u']);
});

test('elements with a tag are found below the document and below an element', () => {
  document.body.innerHTML = '<ul><li></li></ul><svg><title></title></svg><li></li>';
  const [list] = document.getElementsByTagName('ul');
  expect(Array.from(document.body.getElementsByTagName('*'), ({ localName }) => localName)).toEqual([
    ...['ul', 'li', 'svg', 'title', 'li'],
  ]);
  expect(list?.getElementsByTagName('LI')).toHaveLength(1);
  expect(document.querySelectorAll('svg > title')).toHaveLength(1);
});
