import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { boxStyle, floats, gridStyle, layer, stackStyle, textStyle } from '@back-office/shared/theme';
import { scrollIntoView, Text, useAnchoredPosition, VisuallyHidden } from '@back-office/shared/ui';
import type { SearchEntry } from './entries';
import { SearchOption } from './SearchOption';
import type { SearchResults } from './useSearchResults';

interface SearchPanelProps {
  readonly anchor: () => Element | null;
  readonly listId: string;
  readonly optionId: (entry: SearchEntry) => string;
  readonly query: string;
  readonly results: SearchResults;
  readonly active: SearchEntry | undefined;
  readonly onActive: (entry: SearchEntry) => void;
  readonly onFollow: (entry: SearchEntry) => void;
  readonly onClose: () => void;
}

/** What opens below the search box: the results in groups, that more are awaited, what failed, or that nothing was found. */
export function SearchPanel({ anchor, listId, optionId, query, results, ...rest }: SearchPanelProps) {
  const { active, onActive, onFollow, onClose } = rest;
  const panel = useRef<HTMLDivElement>(null);
  useAnchoredPosition({
    isOpen: true,
    overlay: panel,
    anchor,
    side: 'bottom',
    align: 'start',
    gap: 6,
    onAnchorHidden: onClose,
  });
  const activeOption = active && optionId(active);
  useEffect(() => {
    if (activeOption) scrollIntoView(document.getElementById(activeOption));
  }, [activeOption]);

  const { groups, count, isComplete, isSlow, problems } = results;
  const announcement = count === 0 ? 'No results' : pluralize(count, 'result');
  return (
    // A press must not take the focus from the box.
    <Panel
      ref={panel}
      popover="manual"
      data-react-aria-top-layer="true"
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.length > 0 && (
        <List role="listbox" id={listId} aria-label="Search results" aria-busy={isComplete ? undefined : true}>
          {groups.map(({ title, note, entries, all }) => (
            <Group key={title} role="group" aria-label={note === undefined ? title : `${title}, ${note}`}>
              <GroupHead aria-hidden>
                <Text as="div" weight="strong">
                  {title}
                </Text>
                {note !== undefined && <div>{note}</div>}
              </GroupHead>
              {(all ? [...entries, all] : entries).map((entry) => (
                <SearchOption
                  key={entry.id}
                  id={optionId(entry)}
                  entry={entry}
                  isActive={entry === active}
                  onActive={onActive}
                  onFollow={onFollow}
                />
              ))}
            </Group>
          ))}
        </List>
      )}
      {isSlow && <Message>Searching…</Message>}
      {isComplete && count === 0 && query !== '' && <NothingFound query={query} results={results} />}
      {problems.map((problem) => (
        <Problem key={problem}>{problem}</Problem>
      ))}
      <VisuallyHidden role="status">
        {isComplete && query !== '' ? [announcement, ...problems].join('. ') : ''}
      </VisuallyHidden>
    </Panel>
  );
}

function NothingFound({ query, results }: Pick<SearchPanelProps, 'query' | 'results'>) {
  // Semicolons, because the entries have lists of their own.
  const finds = ['screens', 'actions', ...results.finds].join('; ');
  return (
    <Message>
      <b>No results for “{query}”.</b>
      <span>You can search for: {finds}.</span>
      {results.notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </Message>
  );
}

const Panel = styled.div`
  position: fixed;
  z-index: ${layer.popover};
  inset: auto;
  ${stackStyle({ pad: '0px', on: 'screen', round: 'lg', clip: true })}
  width: min(420px, calc(100vw - 16px));
  max-height: min(560px, calc(100dvh - 136px));
  margin: 0;
  border: 0;
  outline: none;
  ${floats}
  ${textStyle({ size: 'sm', tone: 'text' })}
`;

/** It scrolls itself, because the box moves through it by arrow keys: the panel around it is no stop of Tab. */
const List = styled.div`
  ${boxStyle({ minHeight: '0px', pad: 1 })}
  overflow: auto;
  overscroll-behavior: contain;
`;

const Group = styled.div`
  & + & {
    ${boxStyle({ above: 1, line: 'top', padTop: 1 })}
  }
`;

const GroupHead = styled.div`
  ${textStyle({ size: 'xs', tone: 'muted', pad: [2, 2, 1] })}
`;

const Message = styled.p`
  ${gridStyle({ gap: 1, tone: 'muted', pad: 3 })}

  b {
    ${textStyle({ tone: 'text', weight: 'strong', anywhere: true })}
  }
`;

const Problem = styled(Message)`
  ${textStyle({ tone: 'negative', anywhere: true })}
`;
