import { Plus, X } from 'lucide-react';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import { gridStyle, media } from '@back-office/shared/theme';
import { Button, Grid, IconButton, Text } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { SheetSection } from '@back-office/shared/ui/choices';
import { maxOptions } from '../../../../domain/variations';
import { tooManyVariations, type OptionEntry } from '../../domain/variationForm';
import type { ShownForm } from '../../state/useItemForm';

const blankOption: OptionEntry = { name: '', values: '' };

interface OptionsSectionProps extends Pick<ShownForm, 'changeOptions'> {
  readonly id: string;
  readonly options: readonly OptionEntry[];
  readonly errors: ShownForm['errors']['options'];
}

/** Each combination of the choices is a variation, whose row is in the section below. */
export const OptionsSection = memo(function OptionsSection(props: OptionsSectionProps) {
  const { id, options, errors, changeOptions } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const tooMany = tooManyVariations(options);

  const edit = (place: number, changed: Partial<OptionEntry>) =>
    changeOptions(options.map((option, index) => (index === place ? { ...option, ...changed } : option)));

  function remove(place: number) {
    addButton.current?.focus();
    changeOptions(options.filter((_, index) => index !== place));
  }

  return (
    <SheetSection id={id} title="Options" hint="Sizes, colors or anything else that customers choose.">
      {options.length > 0 && (
        <Grid gap={4}>
          {options.map((option, place) => {
            const number = place + 1;
            return (
              <Row key={place}>
                <TextField
                  label={`Option ${number}`}
                  placeholder="Size"
                  value={option.name}
                  autoFocus={place === options.length - 1 && option === blankOption}
                  onChange={(name) => edit(place, { name })}
                />
                <TextField
                  label={`Choices of option ${number}`}
                  placeholder="Small, Medium, Large"
                  hint={place === 0 ? 'With a comma between two choices.' : undefined}
                  error={errors?.[place] ?? (place === options.length - 1 ? tooMany : undefined)}
                  value={option.values}
                  onChange={(values) => edit(place, { values })}
                  onKeyDown={(event) => {
                    const next = withNextChoice(option.values);
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing || next === undefined) return;
                    event.preventDefault();
                    edit(place, { values: next });
                  }}
                />
                <IconButton label={`Remove option ${number}`} icon={<X />} onClick={() => remove(place)} />
              </Row>
            );
          })}
        </Grid>
      )}
      <div>
        <Button
          ref={addButton}
          icon={<Plus />}
          disabled={options.length >= maxOptions}
          onClick={() => changeOptions([...options, blankOption])}
        >
          Add Option
        </Button>
        {options.length >= maxOptions && (
          <Text as="p" size="xs" tone="muted" above={1}>{`An item can have ${maxOptions} options.`}</Text>
        )}
      </div>
    </SheetSection>
  );
});

/** The choices with a comma for the next one; `undefined` if the next can be typed already, and Enter saves as elsewhere. */
function withNextChoice(values: string): string | undefined {
  return /[^,\s]\s*$/.test(values) ? `${values.trimEnd()}, ` : undefined;
}

const Row = styled.div`
  ${gridStyle({ gap: 3, columns: 'minmax(0, 1fr) minmax(0, 2fr) auto', align: 'start' })}

  > :last-child > button {
    margin-top: 26px;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-row: 2;
    }
  }
`;
