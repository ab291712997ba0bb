import { useEffect, useRef, type KeyboardEvent } from 'react';
import { SearchInput } from '@back-office/shared/ui';
import { listen } from '../loading/listen';

/** Filters a list while you type. Escape clears the field, Enter selects its text; with `shortcut` the key `/` focuses it. */
export interface SearchFieldProps {
  /** Name for screen readers; not visible. */
  readonly label: string;
  /** The text; controlled by the caller. */
  readonly value: string;
  /** Called on each change, with an empty text when the field is cleared. */
  readonly onChange: (value: string) => void;
  /** Shown while the field is empty; the label by default. */
  readonly placeholder?: string | undefined;
  /** The key `/` focuses the field; use it for one field per page. */
  readonly shortcut?: boolean | undefined;
}

export function SearchField({ label, value, onChange, placeholder, shortcut = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useSlash(shortcut, input);
  const onKeyDown = (event: KeyboardEvent) => {
    // A scanner ends with Enter: the next code takes the place of this one.
    if (event.key === 'Enter') input.current?.select();
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <SearchInput
      ref={input}
      type="search"
      aria-label={label}
      aria-keyshortcuts={shortcut ? '/' : undefined}
      value={value}
      onChange={onChange}
      placeholder={placeholder ?? label}
      keyHint={shortcut ? '/' : undefined}
      onKeyDown={onKeyDown}
    />
  );
}

/** `/` focuses the field unless someone is typing or a modal overlay covers it. */
function useSlash(isOn: boolean, input: { readonly current: HTMLInputElement | null }) {
  useEffect(() => {
    if (!isOn) return;
    const focus = (event: globalThis.KeyboardEvent) => {
      const field = input.current;
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!field || isTyping(event) || field.closest('[inert], [aria-hidden="true"]')) return;
      if (document.querySelector('dialog:modal, [aria-modal="true"]')?.contains(field) === false) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    return listen(document, { keydown: focus });
  }, [isOn, input]);
}

function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.matches(typedInto);
}

/** Not checkboxes, radio buttons and other inputs that take no text. */
const typedInto = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"], [type="file"])',
  'textarea',
  'select',
  '[contenteditable]',
].join();
