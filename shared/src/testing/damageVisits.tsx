import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { withNamespace } from '../state/storageArea';
import { damages, quarantinedIn } from './damages';
import { renderInArea } from './testing';

interface StoredUnderTest {
  readonly key: string;
  readonly good: unknown;
  /** The screen or the notices that read the value. */
  readonly ui: ReactNode;
}

/**
 * Damages a stored value in each way, by turns as a page of its own and as an area embedded under a namespace, and expects
 * what `expectKeptUntilDiscarded` does. Resolves to the ways that counted as damage.
 */
export async function expectAllDamageKept({ key, good, ui }: StoredUnderTest): Promise<readonly string[]> {
  const damaged: string[] = [];
  for (const [index, [name, damage]] of damages.entries()) {
    const namespace = index % 2 === 0 ? '' : 'shop';
    if (await expectKeptUntilDiscarded({ key, text: damage(good), namespace, ui })) damaged.push(name);
  }
  return damaged;
}

interface DamageVisits {
  readonly key: string;
  readonly text: string;
  readonly namespace: string;
  readonly ui: ReactNode;
}

/**
 * Opens a screen three times while the stored text of a key is damaged. Expects that nothing of it is lost, that each
 * visit says so, and that after Discard nothing says so any more. Resolves to whether the text counted as damaged: one
 * that can be read with its oddities must stay where it is.
 */
async function expectKeptUntilDiscarded({ key, text, namespace, ui }: DamageVisits): Promise<boolean> {
  const fullKey = withNamespace(namespace, key);
  window.localStorage.clear();
  window.localStorage.setItem(fullKey, text);
  const visit = () => renderInArea(ui, { services: { storageNamespace: namespace } });
  const notice = () => screen.findByText(/damaged\. (It was|They were) set aside; nothing was overwritten\./);

  const first = visit();
  await waitFor(() => expect(isKept(text, namespace)).toBe(true));
  // Stores settle under their lock.
  await new Promise((resolve) => setTimeout(resolve));
  const isDamaged = quarantinedIn(window.localStorage, namespace).length > 0;
  if (!isDamaged) {
    expect(window.localStorage.getItem(fullKey)).toBe(text);
    first.unmount();
    return false;
  }
  expect(await notice()).toBeVisible();
  first.unmount();

  const second = visit();
  expect(await notice()).toBeVisible();
  expect(isKept(text, namespace)).toBe(true);
  await second.user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/nothing was overwritten/)).toBeNull());
  second.unmount();

  const third = visit();
  await waitFor(() => expect(quarantinedIn(window.localStorage, namespace)).toEqual([]));
  expect(screen.queryByText(/nothing was overwritten/)).toBeNull();
  third.unmount();
  return true;
}

/** The whole text is stored somewhere, or each entry of its list is. */
function isKept(text: string, namespace: string): boolean {
  const stored = Object.values({ ...window.localStorage }) as string[];
  if (stored.includes(text)) return true;
  const parts = quarantinedIn(window.localStorage, namespace).map(([, part]) => part);
  const entries = [...parts, ...stored].flatMap((each) => listIn(each) ?? []).map((entry) => JSON.stringify(entry));
  return listIn(text)?.every((entry) => entries.includes(JSON.stringify(entry))) ?? false;
}

function listIn(text: string): readonly unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : undefined;
  } catch {
    // Not JSON, so no list.
    return undefined;
  }
}
