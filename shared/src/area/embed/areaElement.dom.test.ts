import { defineAreaElement } from './areaElement';

const area = { ready: Promise.resolve(), update: jest.fn(), navigate: jest.fn(), unmount: jest.fn() };
const embed = jest.fn(() => area);
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

defineAreaElement('back-office-test', embed);

function addElement() {
  const element = document.createElement('back-office-test');
  element.setAttribute('path', '/items');
  document.body.append(element);
  return element;
}

beforeEach(() => jest.clearAllMocks());
afterEach(async () => {
  document.body.replaceChildren();
  await nextTask();
});

test('the attributes are the options', () => {
  const element = addElement();
  expect(embed).toHaveBeenCalledWith(element, { shadow: true, theme: 'light', path: '/items' });
});

test('an element that is moved is neither unmounted nor mounted again', async () => {
  const element = addElement();
  document.body.append(document.createElement('section'));
  document.querySelector('section')?.append(element);
  element.remove();
  document.body.prepend(element);
  await nextTask();
  expect(embed).toHaveBeenCalledTimes(1);
  expect(area.unmount).not.toHaveBeenCalled();
});

test('an element that is removed is unmounted; added again, it has the attributes it has by then', async () => {
  const element = addElement();
  element.remove();
  await nextTask();
  expect(area.unmount).toHaveBeenCalledTimes(1);
  element.setAttribute('theme', 'dark');
  element.setAttribute('path', '/items/categories');
  expect(area.update).not.toHaveBeenCalled();
  document.body.append(element);
  expect(embed).toHaveBeenLastCalledWith(element, { shadow: true, theme: 'dark', path: '/items/categories' });
});

test('theme and path take effect at once, also while the element is on its way', () => {
  const element = addElement();
  element.remove();
  element.setAttribute('theme', 'dark');
  element.setAttribute('path', '/items/categories');
  element.removeAttribute('theme');
  expect(area.update.mock.calls).toEqual([[{ theme: 'dark' }], [{ theme: 'light' }]]);
  expect(area.navigate.mock.calls).toEqual([['/items/categories']]);
});
