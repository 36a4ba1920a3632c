import { Icon } from '#ui/icons/icon.tsx';
import './portrait.css';

type PortraitProps = { image: string | null; size: 'small' | 'middle' | 'large' };

/** The picture of a person, or what stands for one. Its size is a class: the page the server draws may carry no style. */
export function Portrait({ image, size }: PortraitProps) {
  const className = `portrait ${size}`;
  if (image) return <img className={className} src={image} alt="" />;
  return (
    <span className={className}>
      <Icon name="user" />
    </span>
  );
}
