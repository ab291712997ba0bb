import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { renderInArea } from '@back-office/shared/testing';
import { kitComponents } from '../data/componentMetadata';
import { componentPath } from '../domain/componentBrowser';
import { ComponentsScreen } from './ComponentsScreen';

const group = (name: string) => screen.getByRole('region', { name });
const groupNames = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);

/** jsdom does not support `inert`: this keeps elements inside from taking the focus. */
const focus = HTMLElement.prototype.focus;
beforeAll(() => {
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (!this.closest('[inert]')) focus.call(this, options);
  };
});
afterAll(() => {
  HTMLElement.prototype.focus = focus;
});

/** The screen at an address. Its previews are still loading. */
const open = (path: string) => act(async () => renderInArea(<ComponentsScreen />, { path }));

/** One component, with its previews loaded. */
async function openComponent(name: string) {
  const rendered = await open(componentPath(name));
  await screen.findAllByRole('group', { name: /, light$/ });
  return rendered;
}

describe('the gallery', () => {
  test('lists the popular components first, then every component by category', async () => {
    await open('/components');
    expect(await screen.findByRole('heading', { level: 1, name: 'Components' })).toBeInTheDocument();
    expect(groupNames()).toEqual([
      'Popular components',
      'Actions',
      'Fields',
      'Lists',
      'Charts',
      'Layout',
      'Feedback',
      'Overlays',
      'Text',
    ]);
    expect(namesIn(group('Popular components'))).toEqual(['Button', 'ButtonLink', 'Card', 'IconButton', 'Table']);
    const listed = groupNames()
      .slice(1)
      .flatMap((name) => namesIn(group(name ?? '')));
    expect(listed.sort()).toEqual(kitComponents.map(({ name }) => name).sort());
  });

  test('a search matches name, tag and description, and is kept in the address', async () => {
    const { user, path } = await open('/components');
    await user.type(screen.getByRole('searchbox', { name: 'Search components' }), 'snackbar');
    await waitFor(() => expect(namesIn(group('Search results'))).toEqual(['ToastProvider']));
    expect(groupNames()).toEqual(['Search results']);
    expect(screen.getByText('1 component found')).toHaveAttribute('role', 'status');
    expect(path()).toBe('/components?search=snackbar');
  });

  test('a link to a search shows its results, names before descriptions', async () => {
    await open('/components?search=button');
    expect(await screen.findByRole('searchbox')).toHaveValue('button');
    expect(namesIn(group('Search results')).slice(0, 3)).toEqual(['Button', 'ButtonLink', 'IconButton']);
    expect(namesIn(group('Search results'))).toContain('Popover');
  });

  test('a search without results says so; Clear shows all components and focuses the field', async () => {
    const { user, path } = await open('/components?search=carousel');
    expect(await screen.findByText('No components match “carousel”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(groupNames()).toContain('Popular components'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(path()).toBe('/components');
  });

  test('a card opens its component, and the screen takes the focus', async () => {
    const { user, path } = await open('/components');
    const start = jest.fn();
    Element.prototype.scrollIntoView = start;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 800, 2000));
    await user.click(within(group('Overlays')).getByRole('link', { name: 'Tooltip' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Tooltip' })).toBeInTheDocument();
    expect(path()).toBe('/components?name=Tooltip');
    expect(start).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(document.body).not.toHaveFocus();
  });
});

describe('a component', () => {
  test('shows every state live in light and dark', async () => {
    const { user } = await openComponent('Checkbox');
    for (const theme of ['light', 'dark']) {
      const pane = screen.getByRole('group', { name: `Choices, ${theme}` });
      expect(pane).toHaveAttribute('data-back-office');
      expect(pane).toHaveAttribute('data-theme', theme);
      const box = within(pane).getByRole('checkbox', { name: 'Sell online' });
      await user.click(box);
      expect(box).toBeChecked();
    }
  });

  test('an overlay opens in the theme of its pane', async () => {
    const { user } = await openComponent('Menu');
    const pane = screen.getByRole('group', { name: 'With a label, dark' });
    await user.click(within(pane).getByRole('button', { name: 'Actions' }));
    expect(within(pane).getByRole('menu')).toBeInTheDocument();
  });

  test('a static preview does not take the focus', async () => {
    await openComponent('FailurePanel');
    const pane = screen.getByRole('group', { name: 'With Retry, home and code, light' });
    expect(pane.querySelector('[inert]')).toContainElement(within(pane).getByText('Reports could not be loaded'));
    expect(within(pane).getByText('Reports could not be loaded').closest('[role=alert]')).not.toHaveFocus();
  });

  test('a previewed Screen changes neither the document title nor the outline of the page', async () => {
    await openComponent('Screen');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Screen · Back Office');
  });

  test('lists its props with type, Required, default and description', async () => {
    await openComponent('ConfirmDialog');
    const table = screen.getByRole('table', { name: 'Props of ConfirmDialog' });
    const row = within(table).getByRole('row', { name: /^title/ });
    expect(row).toHaveTextContent(/^titleRequiredstring–Names the action/);
    expect(within(table).getByRole('row', { name: /^cancelLabel/ })).toHaveTextContent(/^cancelLabelstring'Cancel'/);
  });

  test('a component without props shows a message', async () => {
    await openComponent('Kbd');
    expect(screen.getByText(/^Kbd has no props of its own/)).toBeInTheDocument();
  });

  test('shows package, import path, file and tags; a tag links to all components with it', async () => {
    const { user, path } = await openComponent('Select');
    const source = group('Source');
    for (const text of ['@back-office/shared', '@back-office/shared/ui/choices', 'shared/src/ui/choices/Select.tsx'])
      expect(within(source).getByText(text)).toBeInTheDocument();
    await user.click(within(source).getByRole('link', { name: 'dropdown' }));
    expect(path()).toBe('/components?search=dropdown');
    expect(namesIn(group('Search results'))).toContain('Menu');
  });

  test('the list of components opens another one and marks it as current', async () => {
    const { user } = await openComponent('Badge');
    const list = screen.getByRole('navigation', { name: 'Components' });
    expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('Badge');
    await user.click(within(list).getByRole('link', { name: 'Card' }));
    expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('Card');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Card');
  });

  test('an unknown name shows a message and a link back', async () => {
    await open(componentPath('Carousel'));
    expect(await screen.findByText('There is no component named “Carousel”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All components' })).toHaveAttribute('href', '/components');
  });
});

describe('copying', () => {
  afterEach(() => jest.useRealTimers());

  test('the button says Copied for two seconds', async () => {
    await openComponent('Badge');
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Copy usage' }));
    // The two seconds start when the clipboard has answered and React has rendered the result.
    await act(async () => {
      expect(await navigator.clipboard.readText()).toBe('<Badge tone="positive">+12.4%</Badge>');
    });
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy usage' })).toBeInTheDocument();
  });

  test('the import line has its own copy button', async () => {
    const { user } = await openComponent('Badge');
    await user.click(screen.getByRole('button', { name: 'Copy import' }));
    expect(await navigator.clipboard.readText()).toBe("import { Badge } from '@back-office/shared/ui';");
  });

  test('a failed copy shows a message', async () => {
    const { user } = await openComponent('Badge');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy usage' }));
    expect(await screen.findByText(/^Could not copy/)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeInTheDocument();
  });
});

test.each(kitComponents)('$name shows its states without console errors', async ({ name }) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openComponent(name);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('in a shop with another currency no example is in dollars', async () => {
  setPageFormat({ ...samplePageFormat, currency: 'EUR', locale: 'de-DE' });
  const gallery = await open('/components');
  await screen.findByText('Gross sales');
  expect(document.body).toHaveTextContent(/4.218,50 €/);
  expect(document.body).not.toHaveTextContent(/\$(?:4,218|853)/);
  gallery.unmount();
  for (const name of ['Text', 'Card', 'Row', 'Table', 'TextField']) {
    const { unmount, container } = await openComponent(name);
    for (const shown of container.querySelectorAll('[role=group]')) expect(shown).not.toHaveTextContent('$');
    unmount();
  }
  setPageFormat(samplePageFormat);
});
