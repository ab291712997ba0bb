import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabList, tabProps } from './TabList';

const names = ['Metrics', 'Filters', 'Charts'];

function Tabs({ selectsOnFocus }: { readonly selectsOnFocus: boolean }) {
  const [current, setCurrent] = useState('Metrics');
  return (
    <TabList aria-label="Contents" selectsOnFocus={selectsOnFocus}>
      {names.map((name) => (
        <a key={name} href={`#${name}`} onClick={() => setCurrent(name)} {...tabProps(name === current, 'panel')}>
          {name}
        </a>
      ))}
    </TabList>
  );
}

async function press(keys: string, { selectsOnFocus }: { readonly selectsOnFocus: boolean }) {
  const user = userEvent.setup();
  render(<Tabs selectsOnFocus={selectsOnFocus} />);
  await user.tab();
  await user.keyboard(keys);
  return {
    focused: document.activeElement?.textContent,
    selected: screen.getByRole('tab', { selected: true }).textContent,
  };
}

test.each([
  ['{ArrowRight}', 'Filters'],
  ['{ArrowLeft}', 'Charts'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Metrics'],
  ['{End}', 'Charts'],
  ['{End}{Home}', 'Metrics'],
])('%s moves the focus to %s', async (keys, name) => {
  expect(await press(keys, { selectsOnFocus: false })).toEqual({ focused: name, selected: 'Metrics' });
});

test('Space selects the tab that has the focus', async () => {
  expect(await press('{ArrowRight} ', { selectsOnFocus: false })).toEqual({ focused: 'Filters', selected: 'Filters' });
});

test('a tab may be selected by its focus', async () => {
  expect(await press('{End}', { selectsOnFocus: true })).toEqual({ focused: 'Charts', selected: 'Charts' });
});
