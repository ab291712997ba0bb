import { createElement, useState, type ComponentType, type ReactElement } from 'react';
import { lazyScreen } from '@back-office/shared/area';
import { useServices } from '@back-office/shared/contract';
import { sampleCode, type SampleCode } from '../sample/lateSample';

type Load = () => Promise<ComponentType>;

/** How the code of a screen that shows figures is loaded: alone, or with that of the sample. */
export interface FiguresCode {
  readonly alone: Load;
  /** Where another screen brought the sample. */
  readonly besideSample: Load;
  readonly withSample: Load;
}

/** What a screen asks the sample first. Answers about transactions and customers have code of their own. */
type Asked = 'figures' | 'all';

/**
 * @param alone The code of the screen.
 * @param asked What its first render needs of the sample.
 * @param both The same with that of the sample, in one file, which is smaller than two. Without it, two are loaded beside each other.
 */
export function figuresCode(
  alone: Load,
  asked: Asked = 'all',
  both: () => Promise<readonly [ComponentType, SampleCode]> = () => Promise.all([alone(), sampleCode.load()]),
): FiguresCode {
  const withSample = async () => {
    const [screen, code] = await both();
    sampleCode.provide(code);
    return screen;
  };
  const besideSample = async () => (await Promise.all([alone(), sampleCode.preloadAnswers()]))[0];
  return { alone, besideSample: asked === 'all' ? besideSample : alone, withSample };
}

/** A screen that shows figures in its first render, as `lazyScreen`. It brings the sample only where the page needs it. */
export function figuresScreen({ alone, besideSample, withSample }: FiguresCode): ReactElement {
  const [light, beside, whole] = [alone, besideSample, withSample].map(lazyScreen);
  return createElement(function FiguresScreen() {
    const { ledger, isEmbedded } = useServices();
    // The host asks for the file of its first screen before it knows the shop. A ledger that changes later leaves the screen as it
    // is: what it asks then loads the sample.
    const [screen] = useState(ledger && isEmbedded ? light : sampleCode.current() ? beside : whole);
    return screen;
  });
}
