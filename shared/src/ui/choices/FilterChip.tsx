import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import styled from 'styled-components';
import { firstPlusCount } from '@back-office/shared/format';
import { chip, rowStyle, stackStyle, visuallyHidden } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { MoreOptions, NoOptions, OptionSearch } from './OptionSearch';
import { AnchoredOverlay } from '../overlays/AnchoredOverlay';
import { Option, keyOf, valueOf } from './Option';
import { OptionList, type SelectOption } from './Select';
import { useOverlayTrigger } from '../overlays/useOverlayTrigger';

export interface FilterOption extends SelectOption {
  /** Number of rows it would leave, shown at the end of its line. */
  readonly count?: number;
}

export interface FilterChipProps {
  /** What is filtered, for example `Status`. */
  readonly label: string;
  /** The options; more than eight can be searched. */
  readonly options: readonly FilterOption[];
  /** Selected values; none makes the chip inactive. */
  readonly selected: readonly string[];
  /** Called with all selected values. */
  readonly onChange: (selected: readonly string[]) => void;
  /** Allows several options; otherwise choosing one closes the list. */
  readonly multiple?: boolean;
  /**
   * Shown while nothing is selected, for example `All`. If an option has this label, it is checked then, and choosing a
   * checked option changes nothing.
   */
  readonly placeholder?: string | undefined;
  /** The placeholder is for screen readers only: where `Locations` is shorter than `Locations All` and says as much. */
  readonly hidePlaceholder?: boolean;
  /** Below the options, if there are more than these: what to type to find them. */
  readonly more?: string | undefined;
  /** Called with what is typed, so that other options can be offered. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** Lists longer than this can be searched. */
const longList = 8;

/**
 * A filter as a chip, `Status Active ⌄`. It is tinted while it filters, and opens a list with its options and Clear.
 */
export function FilterChip(props: FilterChipProps) {
  const { label, options, selected, onChange, multiple = false, placeholder, hidePlaceholder = false } = props;
  const { more, onSearch } = props;
  const { isOpen, overlayId, triggerProps, close } = useOverlayTrigger('dialog');
  const [query, setQuery] = useState('');
  const isActive = selected.length > 0;
  const defaultValues = options.filter((option) => option.label === placeholder).map(({ value }) => value);
  const summary = isActive ? firstPlusCount(labelsOf(options, selected)) : placeholder;

  function change(next: readonly string[]) {
    const isDefaultAgain = !multiple && next.length === 0 && defaultValues.length > 0;
    if (!isDefaultAgain) onChange(next);
    if (!multiple) closeList();
  }

  function clear() {
    onChange([]);
    closeList();
  }

  function search(text: string) {
    setQuery(text);
    onSearch?.(text);
  }

  function closeList() {
    search('');
    close();
  }

  return (
    <>
      <Chip {...triggerProps} type="button" data-active={isActive || undefined}>
        <span>{label}</span>
        {summary && <Value $isHidden={hidePlaceholder && !isActive}>{summary}</Value>}
        <ChevronDown size={16} aria-hidden />
      </Chip>
      {isOpen && (
        <AnchoredOverlay label={label} triggerRef={triggerProps.ref} onClose={closeList}>
          <Panel id={overlayId}>
            <FilterOptions
              label={label}
              options={options}
              selected={isActive ? selected : defaultValues}
              onChange={change}
              multiple={multiple}
              more={more}
              query={query}
              onSearch={search}
            />
            {more && <MoreOptions>{more}</MoreOptions>}
            {isActive && (
              <Foot>
                <Button variant="ghost" size="small" onClick={clear}>
                  Clear
                </Button>
              </Foot>
            )}
          </Panel>
        </AnchoredOverlay>
      )}
    </>
  );
}

interface FilterOptionsProps extends FilterChipProps {
  readonly query: string;
  readonly onSearch: (text: string) => void;
}

/** The options; a long list has a field that finds them by their text. */
function FilterOptions({ label, options, selected, onChange, multiple, more, query, onSearch }: FilterOptionsProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const isLong = options.length > longList || more !== undefined || query !== '';
  const list = (
    <OptionList
      aria-label={label}
      autoFocus={!isLong}
      selectionMode={multiple ? 'multiple' : 'single'}
      escapeKeyBehavior="none"
      selectedKeys={selected.map(keyOf)}
      onSelectionChange={(keys) =>
        onChange(keys === 'all' ? options.map(({ value }) => value) : [...keys].map(valueOf))
      }
      renderEmptyState={() => <NoOptions />}
    >
      {options.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </OptionList>
  );
  if (!isLong) return list;
  return (
    <Autocomplete filter={contains} inputValue={query} onInputChange={onSearch}>
      <OptionSearch label={`Find ${label.toLowerCase()}`} />
      {list}
    </Autocomplete>
  );
}

function labelsOf(options: readonly FilterOption[], selected: readonly string[]): readonly string[] {
  return selected.map((value) => options.find((option) => option.value === value)?.label ?? value);
}

const Chip = styled.button`
  ${chip}
`;

const Value = styled.strong<{ readonly $isHidden: boolean }>`
  ${(props) => props.$isHidden && visuallyHidden}
`;

/** The overlay is the dialog: its hidden Dismiss buttons are then inside too. */
const Panel = styled.div`
  ${stackStyle({ minHeight: '0px' })}
  min-width: 200px;
`;

const Foot = styled.div`
  ${rowStyle({ align: 'stretch', justify: 'end', above: 1, fixed: true, line: 'top', padTop: 1 })}
`;
