import type { LedgerPort } from '@back-office/shared/contract';
import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
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
  expect(embed).toHaveBeenCalledWith(element, { shadow: true, theme: 'light', path: '/items', sources: {} });
});

describe('the ledger of the page', () => {
  const shop: LedgerPort = localLedgerPort(createLedger({ revision: 7 }));
  const options = { shadow: true, theme: 'light' };
  type WithLedger = HTMLElement & { ledger?: LedgerPort | null | undefined };

  test('set before the element is on the page, is an option from the start', () => {
    const element: WithLedger = document.createElement('back-office-test');
    element.ledger = shop;
    expect(embed).not.toHaveBeenCalled();
    document.body.append(element);
    expect(embed).toHaveBeenCalledWith(element, { ...options, sources: { ledger: shop } });
    expect(element.ledger).toBe(shop);
  });

  test('set later, replaces the one before; null and undefined are the default again', () => {
    const element: WithLedger = addElement();
    element.ledger = shop;
    expect(area.update).toHaveBeenLastCalledWith({ sources: { ledger: shop } });
    for (const none of [null, undefined]) {
      element.ledger = none;
      expect(area.update).toHaveBeenLastCalledWith({ sources: { ledger: undefined } });
      expect(element.ledger).toBeUndefined();
    }
  });

  test('set before embed.js defines the element, counts once it is defined', () => {
    const element: WithLedger = document.createElement('back-office-later');
    document.body.append(element);
    element.ledger = shop;
    defineAreaElement('back-office-later', embed);
    expect(embed).toHaveBeenCalledWith(element, { ...options, sources: { ledger: shop } });
    element.ledger = undefined;
    expect(area.update).toHaveBeenLastCalledWith({ sources: { ledger: undefined } });
  });

  test('stays with an element that is removed and added again', async () => {
    const element: WithLedger = addElement();
    element.ledger = shop;
    element.remove();
    await nextTask();
    document.body.append(element);
    expect(embed).toHaveBeenLastCalledWith(element, { ...options, path: '/items', sources: { ledger: shop } });
  });
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
  expect(embed).toHaveBeenLastCalledWith(element, {
    shadow: true,
    theme: 'dark',
    path: '/items/categories',
    sources: {},
  });
});

test('sources are set and replaced as one, before and after the element is on the page', () => {
  const items = { read: () => Promise.resolve([]), write: () => Promise.resolve() };
  const ledger = localLedgerPort(createLedger());
  const element: HTMLElement & { sources?: object | null; ledger?: unknown } =
    document.createElement('back-office-early');
  element.sources = { items };
  document.body.append(element);
  defineAreaElement('back-office-early', embed);
  expect(embed).toHaveBeenCalledWith(element, { shadow: true, theme: 'light', sources: { items } });
  element.ledger = ledger;
  expect(area.update).toHaveBeenLastCalledWith({ sources: { items, ledger } });
  element.sources = null;
  expect(area.update).toHaveBeenLastCalledWith({ sources: {} });
  expect(element.ledger).toBeUndefined();
});

test('sources that a framework set as an attribute are said to be lost', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const element = document.createElement('back-office-test');
  element.setAttribute('sources', '[object Object]');
  document.body.append(element);
  expect(error).toHaveBeenCalledWith('Set “sources” as a property: as an attribute it is lost.', element);
});

test('a base path stands for the router of the browser; shop, heading level and nonce are options', () => {
  const element = document.createElement('back-office-test');
  for (const [name, value] of Object.entries({ 'base-path': '/office', shop: 'north', 'heading-level': '3' }))
    element.setAttribute(name, value);
  element.nonce = 'abc';
  element.setAttribute('theme', 'auto');
  document.body.append(element);
  expect(embed).toHaveBeenCalledWith(element, {
    shadow: true,
    theme: 'auto',
    router: 'browser',
    basePath: '/office',
    shop: 'north',
    headingLevel: 3,
    nonce: 'abc',
    sources: {},
  });
});

test('another shop starts the area again, with the attributes of then', () => {
  const element = addElement();
  element.setAttribute('shop', 'north');
  expect(area.unmount).toHaveBeenCalledTimes(1);
  expect(embed).toHaveBeenLastCalledWith(element, {
    shadow: true,
    theme: 'light',
    path: '/items',
    shop: 'north',
    sources: {},
  });
});

describe('an element that is moved into another document', () => {
  const elsewhere = () => document.implementation.createHTMLDocument();
  const shown = (element: HTMLElement) => element.shadowRoot?.textContent ?? '';

  test('is unmounted and says that it cannot be shown there; moved back, it starts again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = addElement();
    elsewhere().body.append(element);
    expect(area.unmount).toHaveBeenCalledTimes(1);
    expect(embed).toHaveBeenCalledTimes(1);
    expect(shown(element)).toBe('This area cannot be shown here, because the page moved it into another document.');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('<back-office-test> was moved into another document'));
    element.setAttribute('theme', 'dark');
    document.body.append(element);
    expect(shown(element)).toBe('');
    expect(embed).toHaveBeenCalledTimes(2);
    expect(embed).toHaveBeenLastCalledWith(element, { shadow: true, theme: 'dark', path: '/items', sources: {} });
    await nextTask();
    expect(area.unmount).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  test('and back before the task ends is mounted again, because its styles belong to a document', () => {
    const element = addElement();
    elsewhere().adoptNode(element);
    document.body.append(element);
    expect(area.unmount).toHaveBeenCalledTimes(1);
    expect(embed).toHaveBeenCalledTimes(2);
    expect(shown(element)).toBe('');
  });
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
