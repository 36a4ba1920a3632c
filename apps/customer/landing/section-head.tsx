type SectionHeadProps = { id: string; eyebrow: string; title: string; text?: string };

export function SectionHead({ id, eyebrow, title, text }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <span className="eyebrow">{eyebrow}</span>
        <h2 id={id}>{title}</h2>
      </div>
      {text ? <p>{text}</p> : null}
    </div>
  );
}
