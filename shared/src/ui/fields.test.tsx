import { createRef, useState } from 'react';
import { screen } from '@testing-library/react';
import { renderInArea } from '../testing/testing';
import { Checkbox } from './Checkbox';
import { SearchField } from './SearchField';
import { Switch } from './Switch';
import { TextField, type TextFieldProps } from './TextField';

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={setValue} {...props} />;
}

describe('a text field', () => {
  test('passes on what is typed, in one line or several', async () => {
    const { user } = renderInArea(
      <>
        <Field />
        <Field label="Description" multiline />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mug');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Two{Enter}lines');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mug');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Two\nlines');
  });

  test('an error marks it invalid, describes it and replaces warning and hint', () => {
    renderInArea(<Field error="Please enter a price." warning="Looks odd" hint="In dollars" />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please enter a price.');
    expect(screen.queryByText('In dollars')).not.toBeInTheDocument();
  });

  test('a warning describes it and leaves it valid', () => {
    renderInArea(<Field warning="The check digit does not match." hint="8 to 14 digits" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('The check digit does not match.');
  });

  test('without a message it has no description', () => {
    renderInArea(<Field />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  test('a hidden label still names it, and the ref reaches it', () => {
    const ref = createRef<HTMLInputElement>();
    renderInArea(<Field hideLabel ref={ref} />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(ref.current);
  });
});

describe('a search field', () => {
  function Search({ shortcut = true }: { readonly shortcut?: boolean }) {
    const [value, setValue] = useState('');
    return <SearchField label="Search items" value={value} onChange={setValue} shortcut={shortcut} />;
  }
  const search = () => screen.getByRole('searchbox', { name: 'Search items' });

  test('a hint that does not fit ends with an ellipsis, not in the middle of a letter', () => {
    renderInArea(<Search />);
    expect(search()).toHaveStyle({ textOverflow: 'ellipsis' });
  });

  test('/ focuses it and is not typed', async () => {
    const { user } = renderInArea(<Search />);
    await user.keyboard('/mug');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('mug');
  });

  test('a code that is scanned takes the place of the one before', async () => {
    const { user } = renderInArea(<Search />);
    await user.type(search(), '4006381333931{Enter}');
    expect(search()).toHaveValue('4006381333931');
    await user.keyboard('036000291452{Enter}');
    expect(search()).toHaveValue('036000291452');
  });

  test('/ is an ordinary letter while typing elsewhere', async () => {
    const { user } = renderInArea(
      <>
        <Field />
        <Search />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a/b');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a/b');
  });

  test('/ focuses it from a checkbox and a radio button, but not from a field', async () => {
    const { user } = renderInArea(
      <>
        <Search />
        <input type="checkbox" />
        <input type="radio" />
        <textarea />
      </>,
    );
    for (const role of ['checkbox', 'radio']) {
      screen.getByRole(role).focus();
      await user.keyboard('/');
      expect(search()).toHaveFocus();
    }
    screen.getByRole('textbox').focus();
    await user.keyboard('/');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('/ does nothing without the shortcut', async () => {
    const { user } = renderInArea(<Search shortcut={false} />);
    await user.keyboard('/');
    expect(search()).not.toHaveFocus();
  });

  test('/ does nothing while a modal overlay covers it', async () => {
    const { user } = renderInArea(
      <>
        <Search />
        <div role="dialog" aria-modal="true" aria-label="Sheet" />
      </>,
    );
    await user.keyboard('/');
    expect(search()).not.toHaveFocus();
  });

  test('Escape clears it and stops there; in an empty field Escape is left to others', async () => {
    const outer = jest.fn();
    const { user } = renderInArea(
      <div onKeyDown={(event) => event.key === 'Escape' && outer()}>
        <Search />
      </div>,
    );
    await user.type(search(), 'mug{Escape}');
    expect(search()).toHaveValue('');
    expect(outer).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledTimes(1);
  });

  test('the clear button empties it and keeps the focus', async () => {
    const { user } = renderInArea(<Search />);
    await user.type(search(), 'mug');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
  });
});

describe('a checkbox', () => {
  test('reports the new state and whether Shift was held', async () => {
    const onChange = jest.fn();
    const { user } = renderInArea(<Checkbox label="Select Mug" hideLabel isChecked={false} onChange={onChange} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Mug' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Mug' }));
    expect(onChange.mock.calls).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  test('partly selected is neither checked nor unchecked', () => {
    renderInArea(<Checkbox label="All" isChecked={false} isIndeterminate onChange={() => undefined} />);
    expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  });
});

test('a switch has a name and a description, and its label toggles it', async () => {
  const onChange = jest.fn();
  const { user } = renderInArea(
    <Switch label="Skip item details screen" description="Adds the item at once." isOn={false} onChange={onChange} />,
  );
  const skip = screen.getByRole('switch', { name: 'Skip item details screen' });
  expect(skip).not.toBeChecked();
  expect(skip).toHaveAccessibleDescription('Adds the item at once.');
  await user.click(screen.getByText('Skip item details screen'));
  expect(onChange).toHaveBeenCalledWith(true);
});
