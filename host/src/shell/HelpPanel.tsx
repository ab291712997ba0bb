import { useId } from 'react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { boxStyle, gridStyle, rowStyle, textStyle } from '@back-office/shared/theme';
import { Kbd } from '@back-office/shared/ui';
import { navItemLook } from './NavItem';
import { saveShortcut, searchShortcut } from './search/useSearchShortcut';

interface HelpEntry {
  readonly label: string;
  readonly hint: string;
  readonly path: string;
}

const entries: readonly HelpEntry[] = [
  { label: 'Education', hint: 'Courses on sales and payment figures', path: paths.education() },
  { label: 'Assistant', hint: 'Ask about your sales, items and payments', path: paths.chatbot() },
];

const shortcuts: readonly { readonly keys: readonly string[]; readonly effect: string }[] = [
  { keys: [searchShortcut.label], effect: 'Search everything' },
  { keys: ['/'], effect: 'Search the list on screen' },
  { keys: ['Esc'], effect: 'Clear a search, close a dialog' },
  { keys: ['F6'], effect: 'Go to a message with Undo and back' },
  { keys: ['↑', '↓'], effect: 'Move between rows' },
  { keys: ['J', 'K'], effect: 'Next or previous transaction' },
  { keys: [saveShortcut], effect: 'Save the open item' },
];

/** What the help button opens: links and the keyboard shortcuts. */
export function HelpPanel({ onFollow }: { readonly onFollow: () => void }) {
  const id = useId();
  return (
    <Panel>
      <ul>
        {entries.map(({ label, hint, path }) => (
          <li key={path}>
            <HelpLink to={path} onClick={onFollow}>
              {label}
              <Hint>{hint}</Hint>
            </HelpLink>
          </li>
        ))}
      </ul>
      <section aria-labelledby={`${id}shortcuts`}>
        <Title id={`${id}shortcuts`}>Keyboard shortcuts</Title>
        <Shortcuts>
          {shortcuts.map(({ keys, effect }) => (
            <div key={effect}>
              <dt>{effect}</dt>
              <dd>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </Shortcuts>
      </section>
    </Panel>
  );
}

const Panel = styled.div`
  ${gridStyle({ gap: 3, width: '292px' })}

  section {
    ${boxStyle({ padTop: 3, line: 'top' })}
  }
`;

const Title = styled.h2`
  ${textStyle({ size: 'xs', tone: 'muted', weight: 'medium', pad: ['0px', 3, 1] })}
`;

const Shortcuts = styled.dl`
  ${gridStyle({ gap: 1, size: 'sm', pad: ['0px', 3] })}

  div {
    ${rowStyle({ gap: 2, align: 'stretch', justify: 'between' })}
  }

  dd {
    ${rowStyle({ gap: 1 })}
  }
`;

const HelpLink = styled(Link)`
  ${navItemLook}
  flex-direction: column;
  align-items: start;
  gap: 0;
  ${textStyle({ tone: 'text', pad: [2, 3] })}
`;

const Hint = styled.span`
  ${textStyle({ size: 'xs', tone: 'muted' })}
  font-weight: normal;
`;
