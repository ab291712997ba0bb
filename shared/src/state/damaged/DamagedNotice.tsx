import { downloadText } from '../../csv/downloadText';
import { quarantinedAt, type UnreadableValue } from './quarantine';
import styled from 'styled-components';
import { safeParse } from 'valibot';
import { useServices } from '@back-office/shared/contract';
import { gridStyle, rowStyle, space } from '@back-office/shared/theme';
import { Button, Notice, Row, useToast } from '@back-office/shared/ui';
import { localTime, capitalized } from '@back-office/shared/format';
import { type Outcome, openStore, type StoreOptions } from '../editLock';
import { runAtomically } from '../runAtomically';
import { browserStorage } from '../storageArea';
import { type StoredValueDefinition, createStoredValue } from '../storedValue';
import { useAnnounceEdit } from '../useAnnounceEdit';
import { discardValue } from './discardValue';
import { damagedName, type DamagedName, type DamagedNames } from './damagedNames';
import { readableJson, type ReadableJson } from './readableJson';
import { type Restore, type RestoreOutcome, nothingReadable } from './restoreOutcome';
import { keepEdits } from '../keepEdits';

/** Deletes a damaged value; Undo brings it back. */
export type Discard = (value: UnreadableValue) => Outcome | Promise<Outcome>;

interface DamagedNoticeProps {
  readonly values: readonly UnreadableValue[];
  readonly names: DamagedNames;
  /** By default the value is in the local storage. */
  readonly discard?: Discard;
  readonly definitions?: readonly StoredValueDefinition<unknown>[];
  readonly restore?: Readonly<Record<string, Restore>>;
}

/** Says which stored values are damaged; each can be restored as far as it can be read, downloaded, or discarded. */
export function DamagedNotice({ values, ...ways }: DamagedNoticeProps) {
  const { names } = ways;
  const [first] = values;
  if (first && values.length === 1)
    return (
      <Notice tone="notice" action={<DamagedActions value={first} {...ways} />}>
        {damagedSentence(damagedName(first.key, names))}
      </Notice>
    );
  return (
    <Notice tone="notice">
      Some stored data is damaged. It was set aside; nothing was overwritten.
      <List>
        {values.map((value) => (
          <li key={value.movedTo ?? value.text}>
            <span>{describeDamaged(value, names)}</span>
            <DamagedActions value={value} isNamed {...ways} />
          </li>
        ))}
      </List>
    </Notice>
  );
}

interface DamagedActionsProps extends Omit<DamagedNoticeProps, 'values'> {
  readonly value: UnreadableValue;
  /** The accessible names of the buttons say which value they mean. */
  readonly isNamed?: boolean;
}

function DamagedActions({ value, names, isNamed = false, definitions, restore, ...ways }: DamagedActionsProps) {
  const { storageNamespace: namespace } = useServices();
  const place = { storage: browserStorage(), namespace };
  const { discard = (damaged) => discardValue(damaged, place) } = ways;
  const announce = useAnnounceEdit();
  const { show } = useToast();
  const { name } = damagedName(value.key, names);
  const labelOf = (action: string) => (isNamed ? { 'aria-label': `${action}: ${name}` } : {});

  const definition = definitions?.find(({ key }) => key === value.key);
  const run: Restore | undefined =
    restore?.[value.key] ?? (definition && ((_, json) => restoreValue(definition, json, place, name)));

  async function onRestore(way: Restore) {
    const outcome = await way(value, readableJson(value.text)).catch(notRestored);
    if (!outcome.ok) return show({ message: outcome.message, tone: 'failed' });
    const discarded = outcome.isComplete ? await discard(value) : undefined;
    const { undo } = outcome;
    const message = outcome.isComplete
      ? outcome.message
      : `${outcome.message}. The rest cannot be read; you can download it or discard it.`;
    const undos = [...(discarded?.ok ? [discarded.undo] : []), ...(undo ? [undo] : [])];
    void announce({ ok: true, changed: undo ? 1 : 0, undo: () => runAtomically(undos) }, message);
  }

  return (
    <Row as="span" gap={[1, 4]} align="stretch" wrap>
      {run && (
        <Button variant="link" {...labelOf('Restore')} onClick={() => void onRestore(run)}>
          Restore
        </Button>
      )}
      <Button
        variant="link"
        {...labelOf('Download it')}
        onClick={() => show({ message: `${downloadDamaged(value)} downloaded`, tone: 'done' })}
      >
        Download it
      </Button>
      <Button
        variant="link"
        {...labelOf('Discard')}
        onClick={() => void announce(discard(value), `Damaged ${name} discarded`)}
      >
        Discard
      </Button>
    </Row>
  );
}

/** Some ways have code of their own, which loads when it is needed. */
function notRestored(error: unknown): RestoreOutcome {
  console.warn('A damaged value could not be restored.', error);
  return { ok: false, message: 'It could not be restored: something could not be downloaded. Try again.' };
}

function damagedSentence({ name, isPlural = false }: DamagedName): string {
  const verbs = isPlural ? ['are', 'They were'] : ['is', 'It was'];
  return `The stored ${name} ${verbs[0]} damaged. ${verbs[1]} set aside; nothing was overwritten.`;
}

/** “Categories, set aside Nov 23, 2026, 6:40 AM” */
function describeDamaged({ key, movedTo }: UnreadableValue, names: DamagedNames): string {
  const { name } = damagedName(key, names);
  const title = capitalized(name);
  return movedTo === undefined ? title : `${title}, set aside ${localTime(quarantinedAt(movedTo))}`;
}

const List = styled.ul`
  ${gridStyle({ gap: 1, pad: '0px' })}
  margin: ${space[2]} 0 0;

  li {
    ${rowStyle({ gap: ['0px', 4], wrap: true })}
  }
`;

/** Downloads a damaged value as it was stored. */
function downloadDamaged({ key, text }: UnreadableValue): string {
  const name = `${key.replaceAll(':', '-')}-damaged.json`;
  downloadText(name, encodable(text), 'application/json');
  return name;
}

/** A file cannot contain half of a surrogate pair, so it is written as JSON writes it. */
function encodable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}

/** Puts back what can be read of a damaged value, as its definition says. What was stored since stays. `name` is the merchant's word. */
function restoreValue<Value>(
  definition: StoredValueDefinition<Value>,
  { value: json, isWhole }: ReadableJson,
  options: StoreOptions,
  name: string,
): Promise<RestoreOutcome> {
  const read = safeParse(definition.schema, json);
  const { place, inLock } = openStore(options, definition.key);
  return inLock((): RestoreOutcome => {
    const stored = createStoredValue({ ...definition, ...place });
    const now = stored.read();
    const byDefault = read.success ? (keepEdits(read.output, now).value as Value) : undefined;
    const next = definition.salvage ? definition.salvage(json, now) : byDefault;
    if (next === undefined) return nothingReadable;
    const written = stored.write(next);
    if (!written.ok) return { ok: false, message: written.message };
    const message = `${name.charAt(0).toUpperCase()}${name.slice(1)} restored`;
    return { ok: true, message, isComplete: isWhole && read.success };
  });
}
