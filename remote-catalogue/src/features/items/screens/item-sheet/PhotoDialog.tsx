import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { boxStyle } from '@back-office/shared/theme';
import { Grid, IconButton, Row, Text } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import type { ItemPhoto } from '../../../../domain/item';
import { usePhotos } from '../../../../state/photos';

interface PhotoDialogProps {
  readonly photos: readonly ItemPhoto[];
  /** The position of the photo that is shown. */
  readonly at: number;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

/** A photo in full size. The arrow keys and the buttons lead to the photo before and after it. */
export function PhotoDialog({ photos, at, onShow, onClose }: PhotoDialogProps) {
  const photo = photos[at];
  const picture = usePicture(photo?.id);
  const show = (to: number) => to in photos && onShow(to);

  function turn({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') show(at - 1);
    if (key === 'ArrowRight') show(at + 1);
  }

  return (
    <div role="presentation" onKeyDown={turn}>
      <Dialog title={`Photo ${at + 1} of ${photos.length}`} wide onClose={onClose}>
        <Grid gap={3}>
          {picture !== undefined && <Picture src={picture} alt={photo?.alt || `Photo ${at + 1}`} />}
          <Row gap={2}>
            <IconButton
              label="Photo before"
              icon={<ChevronLeft />}
              unavailable={at === 0 ? 'This is the first photo' : undefined}
              onClick={() => show(at - 1)}
            />
            <IconButton
              label="Photo after"
              icon={<ChevronRight />}
              unavailable={at === photos.length - 1 ? 'This is the last photo' : undefined}
              onClick={() => show(at + 1)}
            />
            <Text as="p" tone="muted">
              {photo?.alt || 'No alternative text'}
            </Text>
          </Row>
        </Grid>
      </Dialog>
    </div>
  );
}

/** The last picture stays until the next one is read. */
function usePicture(id: string | undefined): string | undefined {
  const { picture } = usePhotos();
  const [read, setRead] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    if (id !== undefined) void picture(id).then((found) => isCurrent && setRead(found));
    return () => {
      isCurrent = false;
    };
  }, [id, picture]);
  return read;
}

const Picture = styled.img`
  ${boxStyle({ round: 'md', ground: 'sunken' })}
  width: 100%;
  max-height: 65vh;
  object-fit: contain;
`;
