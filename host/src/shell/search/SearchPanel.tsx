import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { AppWindow, ArrowRight, History, ReceiptText, Search, Tag, Zap } from 'lucide-react';
import styled, { css } from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import {
  color,
  floatEdge,
  layer,
  media,
  oneLine,
  radius,
  shadow,
  space,
  text,
  weight,
} from '@back-office/shared/theme';
import { VisuallyHidden, highlight, useAnchoredPosition } from '@back-office/shared/ui';
import { useAreas } from '../../remotes/AreasProvider';
import type { SearchEntry } from './entries';
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

/** What opens below the search box: the results in groups, that some are missing yet, or that there are none. */
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
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeOption]);

  const { groups, count, isComplete, isSlow } = results;
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
                <GroupTitle>{title}</GroupTitle>
                {note !== undefined && <div>{note}</div>}
              </GroupHead>
              {(all ? [...entries, all] : entries).map((entry) => (
                <Option
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
      <VisuallyHidden role="status">{isComplete && query !== '' ? announcement : ''}</VisuallyHidden>
    </Panel>
  );
}

interface OptionProps extends Pick<SearchPanelProps, 'onActive' | 'onFollow'> {
  readonly id: string;
  readonly entry: SearchEntry;
  readonly isActive: boolean;
}

function Option({ id, entry, isActive, onActive, onFollow }: OptionProps) {
  const areas = useAreas();
  const { title, detail, kind, path } = entry;
  const content = (
    <>
      {icons[kind] ?? icons['other']}
      <Texts>
        <Title>{title}</Title>
        {detail && <Detail>{detail}</Detail>}
      </Texts>
    </>
  );
  const props = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: () => {
      if (!isActive) onActive(entry);
    },
    onClick: (event: MouseEvent) => {
      // A new tab or window changes nothing in this one.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow(entry);
    },
  } as const;
  if (path === undefined) return <ActionOption {...props}>{content}</ActionOption>;
  return (
    <LinkOption {...props} to={path} onPointerEnter={() => areas.prefetch(path.split('?')[0] ?? path)}>
      {content}
    </LinkOption>
  );
}

function NothingFound({ query, results }: Pick<SearchPanelProps, 'query' | 'results'>) {
  const finds = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(['screens', 'actions', ...results.finds]);
  return (
    <Message>
      <b>No results for “{query}”.</b>
      <span>You can search for {finds}.</span>
      {results.notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </Message>
  );
}

const look = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const icons: Readonly<Record<string, ReactNode>> = {
  screen: <AppWindow {...look} />,
  action: <Zap {...look} />,
  item: <Tag {...look} />,
  transaction: <ReceiptText {...look} />,
  recent: <History {...look} />,
  all: <ArrowRight {...look} />,
  other: <Search {...look} />,
};

const Panel = styled.div`
  position: fixed;
  z-index: ${layer.popover};
  inset: auto;
  display: flex;
  flex-direction: column;
  width: min(420px, calc(100vw - 16px));
  max-height: min(560px, calc(100dvh - 136px));
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.lg};
  outline: none;
  background-color: ${color.bgOverlay};
  box-shadow: ${shadow.float};
  ${floatEdge}
  color: ${color.text};
  ${text.sm}

  ${media.print} {
    display: none;
  }
`;

/** It scrolls itself, because the box moves through it by arrow keys: the panel around it is no stop of Tab. */
const List = styled.div`
  min-height: 0;
  padding: ${space[1]};
  overflow: auto;
  overscroll-behavior: contain;
`;

const Group = styled.div`
  & + & {
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: 1px solid ${color.border};
  }
`;

const GroupHead = styled.div`
  padding: ${space[2]} ${space[2]} ${space[1]};
  ${text.xs}
  color: ${color.textMuted};
`;

const GroupTitle = styled.div`
  font-weight: ${weight.strong};
`;

const optionLook = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 36px;
  padding: 6px ${space[2]};
  border-radius: ${radius.md};
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;

  svg {
    flex: none;
    color: ${color.textMuted};
  }

  &[aria-selected='true'] {
    background: ${highlight};
  }

  ${media.phone} {
    min-height: 44px;
  }

  /* Forced colors remove backgrounds. */
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;

const LinkOption = styled(Link)`
  ${optionLook}
`;

const ActionOption = styled.div`
  ${optionLook}
`;

const Texts = styled.span`
  display: grid;
  min-width: 0;
`;

const Title = styled.span`
  ${oneLine}
`;

const Detail = styled.span`
  ${oneLine}
  ${text.xs}
  color: ${color.textMuted};
`;

const Message = styled.p`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  color: ${color.textMuted};

  b {
    color: ${color.text};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
`;
