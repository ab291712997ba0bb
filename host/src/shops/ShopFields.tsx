import { useEffect, useMemo, useRef, useState } from 'react';
import {
  currencyChoices,
  dayStartChoices,
  localeChoices,
  localeExample,
  maxShopName,
  timeIn,
  timeZoneChoices,
  type ShopSettings,
} from '@back-office/shared/shop';
import { Grid, Text } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { ListField } from '@back-office/shared/ui/imports';

interface ShopFieldsProps {
  readonly value: ShopSettings;
  /** As they are stored. */
  readonly before: ShopSettings;
  readonly nameProblem: string | undefined;
  readonly hasSales: boolean;
  /** Currency and days are those of its server. */
  readonly isConnected: boolean;
  readonly onChange: (changed: Partial<ShopSettings>) => void;
}

const fromServer = 'As the server of the shop says.';

/** The settings of a shop as fields, with what each of them decides. */
export function ShopFields({ value, before, nameProblem, hasSales, isConnected, onChange }: ShopFieldsProps) {
  const { name, currency, timeZone, dayStart, locale } = value;
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  // The lists do not change while the dialog is open, and take a while to make.
  const [choices] = useState(() => ({
    currencies: currencyChoices(before.currency),
    zones: timeZoneChoices(before.timeZone),
    locales: localeChoices(before.locale),
  }));
  const dayStarts = useMemo(() => dayStartChoices(before.dayStart, locale), [before.dayStart, locale]);
  const movesDays = hasSales && (timeZone !== before.timeZone || dayStart !== before.dayStart);

  useEffect(() => {
    if (nameProblem !== undefined) field.current?.focus();
  }, [nameProblem]);

  return (
    <>
      <TextField
        ref={field}
        label="Name"
        value={name}
        error={nameProblem}
        maxLength={2 * maxShopName}
        placeholder="Corner Bakery"
        autoFocus
        onChange={(next) => onChange({ name: next })}
      />
      <ListField
        label="Currency"
        value={currency}
        choices={choices.currencies}
        isFixed={hasSales || isConnected}
        hint={
          isConnected
            ? fromServer
            : hasSales
              ? 'It cannot be changed, because the shop has sales in it.'
              : 'All amounts of the shop are in this currency.'
        }
        onChange={(next) => onChange({ currency: next })}
      />
      <Grid gap={4} columns="1fr 1fr" phone={{ columns: '1fr' }}>
        <ListField
          label="Time zone"
          value={timeZone}
          choices={choices.zones}
          isFixed={isConnected}
          hint={isConnected ? fromServer : `It is ${timeIn(timeZone, locale)} there now.`}
          onChange={(next) => onChange({ timeZone: next })}
        />
        <ListField
          label="Business day starts"
          value={String(dayStart)}
          choices={dayStarts}
          isFixed={isConnected}
          hint={isConnected ? fromServer : 'Earlier sales count for the day before.'}
          onChange={(next) => onChange({ dayStart: Number(next) })}
        />
      </Grid>
      <ListField
        label="Numbers and dates"
        value={locale}
        choices={choices.locales}
        hint={localeExample(locale, currency)}
        onChange={(next) => onChange({ locale: next })}
      />
      {movesDays && (
        <Text as="p" size="sm" tone="notice" role="status">
          The days of your sales follow from these settings, so the imported files will be read again.
        </Text>
      )}
    </>
  );
}
