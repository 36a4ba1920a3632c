import { Icon } from '#ui/icons/icon.tsx';
import './portrait.css';

/** The picture of a person, or what stands for one. */
export function Portrait({ image, size }: { image: string | null; size: number }) {
  const style = { width: size, height: size };
  if (image)
    return <img className="portrait" src={image} alt="" width={size} height={size} style={style} />;
  return (
    <span className="portrait" style={style}>
      <Icon name="user" />
    </span>
  );
}
