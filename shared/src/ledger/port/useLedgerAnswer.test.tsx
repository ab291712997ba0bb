import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { formatMoney, unknown } from '@back-office/shared/format';
import type { Question } from '../columns/question';
import { createLedger } from '../sample/createLedger';
import { ledgerSession } from '../session/session';
import { salesOf } from '../totals/salesOfRows.testing';
import { allAnswers, mapAnswer } from './answer';
import { LedgerPortProvider } from './LedgerPortProvider';
import type { LedgerPort } from './ledgerPort';
import { localLedgerPort } from './localLedgerPort';
import { createGate, failingPort, slowPort, TestLedger } from './ports.testing';
import { useLedgerAnswer, useLedgerFacts } from './useLedgerAnswer';

const local = localLedgerPort(createLedger());
const friday = '2025-07-18';
const thursday = '2025-07-17';
const totalOn = (day: string, revision = ledgerSession().read().revision) =>
  formatMoney(salesOf(createLedger({ revision }).rowsOf({ from: day, to: day })).totalSales);

const rendered: string[] = [];
beforeEach(() => rendered.splice(0));

/** Writes down every text it renders, so that a test sees each frame. */
function Total({ day = friday, name = '' }: { readonly day?: string; readonly name?: string }) {
  const answer = useLedgerAnswer(
    (port, signal) =>
      mapAnswer(port.figures(questionOf(day), { signal }), ({ total }) =>
        formatMoney(total.figures['total-sales'] ?? unknown),
      ),
    [questionOf(day)],
  );
  const text = [name, ...textsOf(answer)].filter(Boolean).join(' ');
  rendered.push(text);
  return (
    <>
      <p>{text}</p>
      {answer.state !== 'waiting' && <button onClick={answer.retry}>Retry</button>}
    </>
  );
}

function questionOf(day: string): Question {
  return { range: { from: day, to: day }, filters: [], measures: ['total-sales'] };
}

function textsOf(answer: ReturnType<typeof useLedgerAnswer<string>>) {
  if (answer.state === 'waiting') return ['Waiting'];
  if (answer.state === 'failed') return ['Failed:', answer.error.message];
  return [answer.data, answer.isStale && 'stale', answer.error?.message].filter((text) => typeof text === 'string');
}

const over = (port: LedgerPort, content: ReactNode) => <LedgerPortProvider port={port}>{content}</LedgerPortProvider>;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('the sample ledger answers in the first render, and after each change in the same render', () => {
  const view = render(<Total />);
  view.rerender(<Total day={thursday} />);
  expect([...new Set(rendered)]).toEqual([totalOn(friday), totalOn(thursday)]);
});

test('Refresh asks again', () => {
  render(<Total />);
  const revision = ledgerSession().read().revision + 1;
  act(() => ledgerSession().raiseRevision());
  expect([...new Set(rendered)]).toEqual([totalOn(friday, revision - 1), totalOn(friday, revision)]);
});

test('a slow source is waited for', async () => {
  const gate = createGate();
  render(over(slowPort(local, gate), <Total />));
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  await act(async () => gate.open());
  expect(screen.getByText(totalOn(friday, 0))).toBeInTheDocument();
});

test('the last answer stays while a newer one is on its way', async () => {
  const gate = createGate();
  const port = slowPort(local, gate);
  const view = render(over(port, <Total />));
  await act(async () => gate.open());
  view.rerender(over(port, <Total day={thursday} />));
  expect(screen.getByText(`${totalOn(friday, 0)} stale`)).toBeInTheDocument();
  await act(async () => gate.open());
  expect(screen.getByText(totalOn(thursday, 0))).toBeInTheDocument();
});

test('after Refresh the old figures stay until the new ones are there', async () => {
  const gate = createGate();
  const wrap = (port: LedgerPort) => slowPort(port, gate);
  const revision = ledgerSession().read().revision;
  render(<TestLedger wrap={wrap}>{<Total />}</TestLedger>);
  await act(async () => gate.open());
  await act(async () => ledgerSession().raiseRevision());
  expect(screen.getByText(`${totalOn(friday, revision)} stale`)).toBeInTheDocument();
  await act(async () => gate.open());
  expect(screen.getByText(totalOn(friday, revision + 1))).toBeInTheDocument();
});

test('a failing source says so, and a retry recovers', async () => {
  await act(async () => render(over(failingPort(local, 1), <Total />)));
  expect(screen.getByText('Failed: The ledger source failed.')).toBeInTheDocument();
  await press('Retry');
  expect(screen.getByText(totalOn(friday, 0))).toBeInTheDocument();
});

test('a failure after an answer keeps the answer and says so, until a retry succeeds', async () => {
  const port = { ...local, figures: jest.fn(local.figures) };
  const view = render(over(port, <Total />));
  port.figures.mockRejectedValueOnce(new Error('No connection.') as never);
  await act(async () => view.rerender(over(port, <Total day={thursday} />)));
  expect(screen.getByText(`${totalOn(friday, 0)} stale No connection.`)).toBeInTheDocument();
  await press('Retry');
  expect(screen.getByText(totalOn(thursday, 0))).toBeInTheDocument();
});

test('a source that throws at once counts as failed', () => {
  const port: LedgerPort = {
    ...local,
    figures() {
      throw new Error('Not configured.');
    },
  };
  render(over(port, <Total />));
  expect(screen.getByText('Failed: Not configured.')).toBeInTheDocument();
});

/** A port that never answers and records the signals it is given. */
function silentPort() {
  const signals: (AbortSignal | undefined)[] = [];
  const figures: LedgerPort['figures'] = (_query, options) => {
    signals.push(options?.signal);
    return new Promise(() => undefined);
  };
  return { port: { ...local, figures }, isAborted: () => signals.map((signal) => signal?.aborted) };
}

test('a newer question aborts the request for the older one, and unmounting aborts the last', async () => {
  const { port, isAborted } = silentPort();
  const view = render(over(port, <Total />));
  await act(async () => view.rerender(over(port, <Total day={thursday} />)));
  expect(isAborted()).toEqual([true, false]);
  await act(async () => view.unmount());
  expect(isAborted()).toEqual([true, true]);
});

test('components with the same question share one request, which is aborted when none needs it', async () => {
  const { port, isAborted } = silentPort();
  const view = render(
    over(
      port,
      <>
        <Total name="One" />
        <Total name="Two" />
      </>,
    ),
  );
  expect(isAborted()).toEqual([false]);
  await act(async () => view.rerender(over(port, <Total name="One" />)));
  expect(isAborted()).toEqual([false]);
  await act(async () => view.rerender(over(port, <p />)));
  expect(isAborted()).toEqual([true]);
});

test('components with the same question get the same answer', async () => {
  const gate = createGate();
  const figures = jest.fn(slowPort(local, gate).figures);
  render(
    over(
      { ...local, figures },
      <>
        <Total name="One" />
        <Total name="Two" />
      </>,
    ),
  );
  await act(async () => gate.open());
  expect(screen.getAllByText(new RegExp(`^(One|Two) \\${totalOn(friday, 0)}$`))).toHaveLength(2);
  expect(figures).toHaveBeenCalledTimes(1);
});

test('what a shop says of itself is asked once for each version of its figures, and then there at once', async () => {
  let version = '1';
  const describe = jest.fn(async () => ({ ...(await local.describe()), name: `Shop ${version}` }));
  const port: LedgerPort = {
    ...local,
    get version() {
      return version;
    },
    describe,
  };
  const names: (string | undefined)[] = [];
  function Name() {
    const facts = useLedgerFacts();
    names.push(facts?.name);
    return null;
  }
  const provided = (key: string) => over(port, <Name key={key} />);
  const view = render(provided('one'));
  await act(async () => undefined);
  view.rerender(provided('two'));
  expect(names).toEqual([undefined, 'Shop 1', 'Shop 1']);
  version = '2';
  await act(async () => view.rerender(provided('three')));
  expect(names.slice(3)).toEqual([undefined, 'Shop 2']);
  expect(describe).toHaveBeenCalledTimes(2);
});

test('in strict mode, which mounts twice, the answer arrives too', async () => {
  const gate = createGate();
  render(<StrictMode>{over(slowPort(local, gate), <Total />)}</StrictMode>);
  await act(async () => gate.open());
  expect(screen.getByText(totalOn(friday, 0))).toBeInTheDocument();
});

test('a render with equal questions does not ask again', () => {
  const figures = jest.fn(local.figures);
  const port = { ...local, figures };
  const view = render(over(port, <Total />));
  view.rerender(over(port, <Total />));
  expect(figures).toHaveBeenCalledTimes(1);
});

test('several answers are one answer, at once if all are there at once', async () => {
  expect(allAnswers(1, 'two')).toEqual([1, 'two']);
  await expect(allAnswers(1, Promise.resolve('two'))).resolves.toEqual([1, 'two']);
  await expect(allAnswers(1, Promise.reject(new Error('No.')))).rejects.toThrow('No.');
});
