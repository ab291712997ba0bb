import { Search, X } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import styled from 'styled-components';
import { color, grows, notOnPhone, radius, rowStyle, size, textStyle } from '@back-office/shared/theme';
import { controlStyle } from './fieldStyle';
import { IconButton } from './IconButton';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly frameRef?: RefObject<HTMLDivElement | null> | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The key that focuses the field; shown while the field is empty. */
  readonly keyHint?: string | undefined;
}

/** The base of search fields and search comboboxes: an input with an icon and a button that clears it. */
export function SearchInput({ ref, frameRef, value, onChange, keyHint, ...input }: SearchInputProps) {
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <Frame ref={frameRef}>
      <Search size={16} aria-hidden />
      <Input
        {...input}
        ref={ref}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && <IconButton label="Clear search" icon={<X />} size="small" onClick={clear} />}
      {value === '' && keyHint !== undefined && <Hint aria-hidden>{keyHint}</Hint>}
    </Frame>
  );
}

const Frame = styled.div`
  ${controlStyle}
  ${rowStyle({ gap: 2 })}
  height: ${size.control};
  padding: 0 3px 0 11px;

  > svg {
    ${textStyle({ tone: 'secondary', fixed: true })}
    pointer-events: none;
  }

  button {
    --control-small: 28px;
  }
`;

const Input = styled.input`
  ${grows}
  align-self: stretch;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-overflow: ellipsis;
  appearance: none;

  &:is(:focus, :focus-visible) {
    outline: none;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A key, as in the hint `/` of a search field. */
export const Kbd = styled.kbd`
  ${rowStyle({ justify: 'center', inline: true, tone: 'muted', pad: ['0px', 1], fixed: true, height: '20px' })}
  min-width: 20px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.xs};
  background-color: ${color.bgSunken};
  font-family: inherit;
  ${textStyle({ size: 'xs', weight: 'medium' })}
`;

const Hint = styled(Kbd)`
  margin-inline-end: 5px;
  pointer-events: none;
  ${notOnPhone}
`;
