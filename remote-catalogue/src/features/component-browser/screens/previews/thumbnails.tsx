import { Info, X } from 'lucide-react';
import styled from 'styled-components';
import { boxStyle, centered, color, gridStyle, layer, shadow, textStyle } from '@back-office/shared/theme';
import { Amount, Button, Grid, Row, Skeleton, Text } from '@back-office/shared/ui';

/** Static drawings of open overlays for the gallery: nothing here opens, takes the focus or leaves its card. */
export function ConfirmThumbnail() {
  return (
    <Backdrop>
      <DialogBox>
        <Text size="xs" weight="strong">
          Delete 3 items?
        </Text>
        <Skeleton width="80%" height={8} />
        <Row gap={1} align="stretch" justify="end">
          <Button size="small">Cancel</Button>
          <Button size="small" variant="danger">
            Delete
          </Button>
        </Row>
      </DialogBox>
    </Backdrop>
  );
}

export function DialogThumbnail() {
  return (
    <Backdrop>
      <DialogBox>
        <Row justify="between">
          <Text size="xs" weight="strong">
            Export items
          </Text>
          <X size={14} aria-hidden />
        </Row>
        <Skeleton width="90%" height={8} />
        <Skeleton width="60%" height={8} />
        <Row gap={1} align="stretch" justify="end">
          <Button size="small" variant="primary">
            Export
          </Button>
        </Row>
      </DialogBox>
    </Backdrop>
  );
}

export function SheetThumbnail() {
  return (
    <Backdrop>
      <SheetBox>
        <Row justify="between">
          <Text size="xs" weight="strong">
            Create item
          </Text>
          <Button size="small" variant="primary">
            Save
          </Button>
        </Row>
        <Skeleton width="70%" height={8} />
        <Skeleton width="90%" height={8} />
        <Skeleton width="50%" height={8} />
      </SheetBox>
    </Backdrop>
  );
}

export function PopoverThumbnail() {
  return (
    <Anchored>
      <Button size="small" aria-expanded>
        Help
      </Button>
      <PopoverBox>
        <Skeleton width={112} height={8} />
        <Skeleton width={84} height={8} />
      </PopoverBox>
    </Anchored>
  );
}

export function ExplanationThumbnail() {
  return (
    <Anchored>
      <Info size={16} aria-hidden />
      <PopoverBox>
        <Skeleton width={136} height={8} />
        <Grid gap={[1, 4]} columns="1fr auto">
          <span>Gross sales</span>
          <span>
            <Amount cents={85_393} />
          </span>
          <span>Returns</span>
          <span>
            <Amount cents={-6_085} />
          </span>
        </Grid>
      </PopoverBox>
    </Anchored>
  );
}

export function MenuThumbnail() {
  return (
    <Anchored>
      <Button size="small" aria-expanded>
        Actions
      </Button>
      <PopoverBox>
        <span>Edit</span>
        <Text tone="negative">Delete</Text>
      </PopoverBox>
    </Anchored>
  );
}

export function TooltipThumbnail() {
  return (
    <Anchored>
      <TooltipBox>Fees are included</TooltipBox>
      <Button size="small">Net total</Button>
    </Anchored>
  );
}

export function ToastThumbnail() {
  return <Toast>3 items deleted</Toast>;
}

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  ${centered}
  background-color: ${color.backdrop};
`;

const DialogBox = styled.div`
  ${gridStyle({ gap: 2, pad: 3, width: '168px', round: 'md', ground: 'overlay' })}
  box-shadow: ${shadow.float};
`;

const SheetBox = styled(DialogBox)`
  align-self: end;
  align-content: start;
  height: 104px;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
`;

const Anchored = styled.div`
  ${gridStyle({ gap: '6px' })}
  justify-items: center;
`;

const PopoverBox = styled.div`
  z-index: ${layer.sticky};
  ${gridStyle({ gap: 2, size: 'xs', pad: [2, 3], round: 'md', ground: 'overlay' })}
  min-width: 128px;
  box-shadow: ${shadow.float};
`;

const TooltipBox = styled.span`
  ${textStyle({ size: 'xs', tone: 'inverse', weight: 'medium', pad: [1, 2], round: 'sm', ground: 'inverse' })}
`;

const Toast = styled(TooltipBox)`
  ${boxStyle({ pad: ['10px', 4], round: 'lg' })}
  box-shadow: ${shadow.float};
`;
