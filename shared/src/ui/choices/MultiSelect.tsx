import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { MoreOptions, NoOptions, OptionSearch } from './OptionSearch';
import { overlayZIndex, usePortal } from '../overlays/AnchoredOverlay';
import { Option, keyOf, valueOf } from './Option';
import { OptionList, SelectButton, SelectFrame, SelectLabel, SelectPopover, Value, type SelectOption } from './Select';

export interface MultiSelectProps {
  /** Visible label above the field. */
  readonly label: string;
  /** Values of the selected options; controlled by the caller. */
  readonly values: readonly string[];
  /** The options. */
  readonly options: readonly SelectOption[];
  /** Called with all selected values after each change. */
  readonly onChange: (values: readonly string[]) => void;
  /** Shown while nothing is selected. */
  readonly placeholder?: string;
  /** Offers to add the typed text if no option has that label. */
  readonly allowsCustom?: boolean;
  /** Below the options, if there are more than these: what to type to find them. */
  readonly more?: string | undefined;
  /** Called with what is typed, so that other options can be offered. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** Lists longer than this can be searched. */
const longList = 8;

/** A field whose list stays open while options are checked; the field names all selected options. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, values, options, onChange, placeholder = 'Choose', allowsCustom = false } = props;
  const { more, onSearch } = props;
  const [query, setQuery] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const all = [...options, ...unknownOf(values, options)];
  const added = query.trim();
  const offersNew = allowsCustom && added !== '' && !all.some((option) => isSame(option.label, added));

  function search(text: string) {
    setQuery(text);
    onSearch?.(text);
  }

  const list = (
    <OptionList escapeKeyBehavior="none" renderEmptyState={() => <NoOptions isNew={all.length === 0} />}>
      {all.map((option) => (
        <Option key={option.value} value={option.value} label={option.label} />
      ))}
      {offersNew && <Option key={`new ${added}`} value={added} label={`Add “${added}”`} />}
    </OptionList>
  );

  return (
    <SelectFrame
      selectionMode="multiple"
      allowsEmptyCollection={allowsCustom}
      value={values.map(keyOf)}
      onChange={(keys) => {
        search('');
        onChange(keys.map(valueOf));
      }}
      onOpenChange={() => search('')}
    >
      <SelectLabel $isHidden={false}>{label}</SelectLabel>
      <SelectButton>
        <Value>{({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}</Value>
        <ChevronDown size={16} aria-hidden />
      </SelectButton>
      <SelectPopover {...usePortal()} offset={4} style={overlayZIndex}>
        {allowsCustom || all.length > longList || more !== undefined || query !== '' ? (
          <Autocomplete filter={contains} inputValue={query} onInputChange={search}>
            <OptionSearch label={allowsCustom ? 'Find or add' : 'Find'} />
            {list}
          </Autocomplete>
        ) : (
          list
        )}
        {more && <MoreOptions>{more}</MoreOptions>}
      </SelectPopover>
    </SelectFrame>
  );
}

/** Selected values without an option (typed earlier) stay in the list, so that they can be removed. */
function unknownOf(values: readonly string[], options: readonly SelectOption[]): SelectOption[] {
  const known = new Set(options.map((option) => option.value));
  return values.filter((value) => !known.has(value)).map((value) => ({ value, label: value }));
}

function isSame(label: string, typed: string) {
  return label.toLowerCase() === typed.toLowerCase();
}
