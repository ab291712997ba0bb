import { Info, X } from 'lucide-react';
import styled from 'styled-components';
import { color, layer, radius, shadow, space, text, weight } from '@back-office/shared/theme';
import { Button, Skeleton } from '@back-office/shared/ui';

/** Static drawings of open overlays for the gallery: nothing here opens, takes the focus or leaves its card. */
export function ConfirmThumbnail() {
  return (
    <Backdrop>
      <DialogBox>
        <Title>Delete 3 items?</Title>
        <Skeleton width="80%" height={8} />
        <Actions>
          <Button size="small">Cancel</Button>
          <Button size="small" variant="danger">
            Delete
          </Button>
        </Actions>
      </DialogBox>
    </Backdrop>
  );
}

export function DialogThumbnail() {
  return (
    <Backdrop>
      <DialogBox>
        <Head>
          <Title>Export items</Title>
          <X size={14} aria-hidden />
        </Head>
        <Skeleton width="90%" height={8} />
        <Skeleton width="60%" height={8} />
        <Actions>
          <Button size="small" variant="primary">
            Export
          </Button>
        </Actions>
      </DialogBox>
    </Backdrop>
  );
}

export function SheetThumbnail() {
  return (
    <Backdrop>
      <SheetBox>
        <Head>
          <Title>Create item</Title>
          <Button size="small" variant="primary">
            Save
          </Button>
        </Head>
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
        <Figures>
          <span>Gross sales</span>
          <span>$853.93</span>
          <span>Returns</span>
          <span>($60.85)</span>
        </Figures>
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
        <Danger>Delete</Danger>
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
  display: grid;
  place-items: center;
  background-color: ${color.backdrop};
`;

const DialogBox = styled.div`
  display: grid;
  gap: ${space[2]};
  width: 168px;
  padding: ${space[3]};
  border-radius: ${radius.md};
  background-color: ${color.bgOverlay};
  box-shadow: ${shadow.float};
`;

const SheetBox = styled(DialogBox)`
  align-self: end;
  align-content: start;
  height: 104px;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Title = styled.span`
  ${text.xs}
  font-weight: ${weight.strong};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[1]};
`;

const Anchored = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
`;

const PopoverBox = styled.div`
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space[2]};
  min-width: 128px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.md};
  background-color: ${color.bgOverlay};
  box-shadow: ${shadow.float};
  ${text.xs}
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[4]};
`;

const Danger = styled.span`
  color: ${color.negative};
`;

const TooltipBox = styled.span`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.sm};
  background-color: ${color.bgInverse};
  color: ${color.textInverse};
  ${text.xs}
  font-weight: ${weight.medium};
`;

const Toast = styled(TooltipBox)`
  padding: 10px ${space[4]};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.float};
`;
