import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useServices } from '@back-office/shared/contract';
import { useAreas } from '../../remotes/AreasProvider';
import { createSearch } from '../../remotes/search';
import { focusContent } from '../SkipLink';
import type { SearchEntry } from './entries';
import { SearchPanel } from './SearchPanel';
import { useSearchResults } from './useSearchResults';

/** What the search box tells its list, and what the list changes in it. */
export interface ComboboxListProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
  readonly onText: (text: string) => void;
  readonly onOpen: (isOpen: boolean) => void;
  /** The state of the list for the attributes of the box; `undefined` while there is none. */
  readonly onList: (list: OpenList | undefined) => void;
  readonly ref: Ref<ComboboxKeys>;
  readonly onChat: () => void;
  readonly onNavigate: (() => void) | undefined;
}

/** Handles the keys that are pressed in the box. */
export interface ComboboxKeys {
  readonly press: (event: KeyboardEvent) => void;
}

export interface OpenList {
  readonly id: string;
  /** Id of the active option. */
  readonly active: string | undefined;
}

/** The list of the search box: asks for results, and handles keys. It stays mounted, so that each search is loaded once. */
export function ComboboxList({ box, text, isOpen, hasFocus, ...on }: ComboboxListProps) {
  const { onText, onOpen, onList, ref, onChat, onNavigate } = on;
  const { searchSource } = useAreas();
  const { ledger } = useServices();
  const [search] = useState(() => createSearch(searchSource));
  const id = useId();
  const query = text.trim();
  const results = useSearchResults(search, query, isOpen, onChat);
  const entries = isOpen ? results.groups.flatMap(({ entries: found, all }) => (all ? [...found, all] : found)) : [];
  const { active, choose, move } = useActiveEntry(entries, query);
  const optionId = (entry: SearchEntry) => `${id}-${entry.id.replace(/\s/g, '_')}`;
  const listId = entries.length > 0 ? `${id}-list` : undefined;
  const activeOption = active && optionId(active);

  useEffect(() => {
    if (hasFocus) search.load({ ledger });
  }, [search, hasFocus, ledger]);

  useLayoutEffect(() => {
    onList(listId === undefined ? undefined : { id: listId, active: activeOption });
  }, [onList, listId, activeOption]);

  function close() {
    onOpen(false);
    choose(undefined);
  }

  function follow(entry: SearchEntry) {
    close();
    onText('');
    entry.run?.();
    if (entry.path === undefined) return;
    focusContent();
    onNavigate?.();
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const open = active && (() => openEntry(active, optionId(active), event.ctrlKey || event.metaKey));
    const at = active ? entries.indexOf(active) : -1;
    const act = actionOf(event.key, { isOpen, text, at, count: entries.length, open, move, close, onOpen, onText });
    if (!act) return;
    act();
    if (event.key === 'Escape') event.stopPropagation();
    event.preventDefault();
  }
  useImperativeHandle(ref, () => ({ press }));

  if (!isOpen) return null;
  return (
    <SearchPanel
      anchor={() => box.current}
      listId={`${id}-list`}
      optionId={optionId}
      query={query}
      results={results}
      active={active}
      onActive={choose}
      onFollow={follow}
      onClose={close}
    />
  );
}

/** The entry that Enter follows: the one that was moved to, or the first one that was found. */
function useActiveEntry(entries: readonly SearchEntry[], query: string) {
  const [chosen, setChosen] = useState<{ readonly query: string; readonly id: string | undefined }>();
  const choose = (entry: SearchEntry | undefined) => setChosen({ query, id: entry?.id });
  return {
    active:
      entries.find((entry) => chosen?.query === query && entry.id === chosen.id) ??
      (query === '' ? undefined : entries[0]),
    choose,
    move(to: number) {
      if (entries.length > 0) choose(entries.at(to % entries.length));
    },
  };
}

function openEntry({ path }: SearchEntry, optionId: string, inNewTab: boolean) {
  if (inNewTab && path !== undefined) window.open(path, '_blank', 'noopener');
  else document.getElementById(optionId)?.click();
}

interface KeyOptions extends Pick<ComboboxListProps, 'isOpen' | 'text' | 'onOpen' | 'onText'> {
  /** Index of the active entry; -1 if there is none. */
  readonly at: number;
  readonly count: number;
  readonly open: (() => void) | undefined;
  readonly move: (to: number) => void;
  readonly close: () => void;
}

/** What a key does; `undefined` if it is not one of the list's keys. */
function actionOf(key: string, { isOpen, text, at, count, open, move, close, onOpen, onText }: KeyOptions) {
  switch (key) {
    case 'ArrowDown':
      return () => (isOpen ? move(at + 1) : onOpen(true));
    case 'ArrowUp':
      return () => (isOpen ? move(at < 0 ? -1 : at - 1) : onOpen(true));
    case 'Home':
    case 'End':
      return count === 0 ? undefined : () => move(key === 'Home' ? 0 : -1);
    case 'Enter':
      return open;
    case 'Escape':
      if (isOpen) return close;
      return text === '' ? undefined : () => onText('');
    default:
      return undefined;
  }
}
