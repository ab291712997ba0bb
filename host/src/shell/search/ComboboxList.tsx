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
  const [chosen, setChosen] = useState<{ readonly query: string; readonly id: string | undefined }>();
  const active =
    entries.find((entry) => chosen?.query === query && entry.id === chosen.id) ??
    (query === '' ? undefined : entries[0]);
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
    setChosen(undefined);
  }

  function follow(entry: SearchEntry) {
    close();
    onText('');
    entry.run?.();
    if (entry.path === undefined) return;
    focusContent();
    onNavigate?.();
  }

  function move(to: number) {
    if (entries.length > 0) setChosen({ query, id: entries.at(to % entries.length)?.id });
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const at = active ? entries.indexOf(active) : -1;
    switch (event.key) {
      case 'ArrowDown':
        if (isOpen) move(at + 1);
        else onOpen(true);
        break;
      case 'ArrowUp':
        if (isOpen) move(at < 0 ? -1 : at - 1);
        else onOpen(true);
        break;
      case 'Home':
      case 'End':
        if (entries.length === 0) return;
        move(event.key === 'Home' ? 0 : -1);
        break;
      case 'Enter':
        if (!active) return;
        if ((event.ctrlKey || event.metaKey) && active.path !== undefined)
          window.open(active.path, '_blank', 'noopener');
        else document.getElementById(optionId(active))?.click();
        break;
      case 'Escape':
        if (isOpen) close();
        else if (text !== '') onText('');
        else return;
        event.stopPropagation();
        break;
      default:
        return;
    }
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
      onActive={(entry) => setChosen({ query, id: entry.id })}
      onFollow={follow}
      onClose={close}
    />
  );
}
