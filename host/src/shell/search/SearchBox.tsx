import { createElement, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadOnce } from '@back-office/shared/loading';
import { SearchInput } from '@back-office/shared/ui';
import type { ComboboxKeys, ComboboxListProps, OpenList } from './ComboboxList';
import { searchShortcut, useSearchShortcut } from './useSearchShortcut';

/** The first page is drawn without the list. */
const list = loadOnce(() =>
  import(/* webpackChunkName: "search" */ './ComboboxList').then((part) => part.ComboboxList),
);

interface SearchBoxProps {
  readonly onChat: () => void;
  /** Called when a result was followed. */
  readonly onNavigate?: (() => void) | undefined;
  /** The box takes the focus and opens its list when it appears. */
  readonly startsFocused?: boolean | undefined;
}

/**
 * The product's search: a combobox whose list opens below it. The focus stays in the box; the arrow keys move through the
 * results. The list and the remotes' searches are requested when the box is first focused, nothing before.
 */
export function SearchBox({ onChat, onNavigate, startsFocused = false }: SearchBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<ComboboxKeys>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(startsFocused);
  const [hasFocus, setFocus] = useState(false);
  const [openList, setOpenList] = useState<OpenList>();

  useSearchShortcut(box, () => {
    input.current?.focus();
    input.current?.select();
    setOpen(true);
  });

  useLayoutEffect(() => {
    if (startsFocused) input.current?.focus();
  }, [startsFocused]);

  function change(next: string) {
    setText(next);
    setOpen(true);
  }

  return (
    <>
      <SearchInput
        ref={input}
        frameRef={box}
        type="text"
        inputMode="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={openList !== undefined}
        aria-controls={openList?.id}
        aria-activedescendant={openList?.active}
        aria-keyshortcuts={searchShortcut.aria}
        placeholder="Search"
        keyHint={searchShortcut.label}
        value={text}
        onChange={change}
        onKeyDown={(event) => keys.current?.press(event)}
        onClick={() => setOpen(true)}
        onFocus={() => {
          setFocus(true);
          list.load().catch((cause: unknown) => console.warn('[host] the search could not be loaded:', cause));
        }}
        onBlur={() => {
          // When the window loses the focus, the box keeps it inside the page.
          if (document.activeElement === input.current) return;
          setFocus(false);
          setOpen(false);
        }}
      />
      <LoadedList
        ref={keys}
        box={box}
        text={text}
        isOpen={isOpen}
        hasFocus={hasFocus}
        onText={setText}
        onOpen={setOpen}
        onList={setOpenList}
        onChat={onChat}
        onNavigate={onNavigate}
      />
    </>
  );
}

/** Nothing until the code has arrived. */
function LoadedList(props: ComboboxListProps) {
  const List = useSyncExternalStore(list.subscribe, list.current);
  return List ? createElement(List, props) : null;
}
