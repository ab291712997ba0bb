import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { size, space } from '@back-office/shared/theme';
import { dismissals } from '../dismissals';
import { preferencesDefinition } from '../preferences';
import { sharedNames } from './damagedNames';
import { DamagedValues, useDamagedValues } from './DamagedValues';

const definitions = [preferencesDefinition, dismissals];

interface OtherDamagedValuesProps {
  /**
   * Finds the keys whose damage the screens of remotes report; `undefined` if it cannot be known. Called only when a value
   * is damaged that is not one of `shared`. Without it, as in an embedded area, only the values of `shared` are reported.
   */
  readonly findReported?: () => Promise<readonly string[] | undefined>;
}

const isOfShared = (key: string) => Object.hasOwn(sharedNames, key);
const isOfOthers = (key: string) => !isOfShared(key);

/** The notice for damaged values that belong to no screen, above every screen. */
export function OtherDamagedValues({ findReported }: OtherDamagedValuesProps) {
  const [reported, setReported] = useState<readonly string[]>();
  const hasOthers = useDamagedValues(isOfOthers).length > 0;
  const find = hasOthers && !reported ? findReported : undefined;
  useEffect(() => {
    if (!find) return;
    let isCurrent = true;
    find().then(
      (keys) => isCurrent && setReported(keys),
      (error: unknown) => console.warn('Which screens report damaged values could not be found.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [find]);
  const includes = useCallback(
    (key: string) => isOfShared(key) || (reported !== undefined && !reported.includes(key)),
    [reported],
  );
  return (
    <Frame>
      <DamagedValues names={sharedNames} includes={includes} definitions={definitions} />
    </Frame>
  );
}

const Frame = styled.div`
  &:not(:empty) {
    padding: ${space[3]} ${size.gutter} 0;
  }
`;
