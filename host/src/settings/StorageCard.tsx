import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { fileSize } from '@back-office/shared/format';
import { rowStyle, ruledApart, textStyle } from '@back-office/shared/theme';
import { Button, Card, Row, Stack, Text, useToast } from '@back-office/shared/ui';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { usePageShop } from '../shops/pageShop';
import { readStorageUse, type StorageUse } from './storageUse';

/** How much room the product takes in this browser and what takes it, and whether the browser may clear it. */
export function StorageCard() {
  const page = usePageShop();
  const [use, setUse] = useState<StorageUse>();
  const { show } = useToast();

  useEffect(() => {
    let isShown = true;
    void readStorageUse(page).then((read) => isShown && setUse(read));
    return () => {
      isShown = false;
    };
  }, [page]);

  async function keep() {
    const isKept = await navigator.storage.persist();
    if (isKept) setUse((now) => now && { ...now, isPersistent: true });
    else show({ message: 'The browser did not agree. It may when you use this page more often.', tone: 'failed' });
  }

  if (!use) return null;
  const { used, room, parts, isPersistent } = use;
  return (
    <Card title="Storage" scope={room === undefined ? undefined : `${fileSize(used)} of ${fileSize(room)}`}>
      <Stack gap={4}>
        {room === undefined ? (
          <Text as="p" size="sm" tone="secondary">
            This browser does not say how much room there is.
          </Text>
        ) : (
          <Row>
            <ProgressBar
              label="Room taken"
              value={used / room}
              text={`${fileSize(used)} of ${fileSize(room)}`}
              hideLabel
            />
          </Row>
        )}
        <dl>
          {parts.map(({ label, bytes }) => (
            <Part key={label}>
              <dt>{label}</dt>
              <dd>{fileSize(bytes)}</dd>
            </Part>
          ))}
        </dl>
        {isPersistent !== undefined && (
          <Keeping>
            <Text as="p" size="sm" tone="secondary">
              {isPersistent
                ? 'The browser keeps these data until you delete them.'
                : 'The browser may delete this data when the device runs out of space.'}
            </Text>
            {!isPersistent && <Button onClick={() => void keep()}>Keep the data</Button>}
          </Keeping>
        )}
      </Stack>
    </Card>
  );
}

const Part = styled.div`
  ${rowStyle({ justify: 'between', gap: 4, size: 'sm', padY: 2 })}
  ${ruledApart}

  dt {
    ${textStyle({ tone: 'secondary' })}
  }

  dd {
    ${textStyle({ tone: 'text', tabular: true, nowrap: true })}
  }
`;

const Keeping = styled.div`
  ${rowStyle({ gap: 3, justify: 'between', wrap: true })}
`;
