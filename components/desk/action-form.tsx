import type { ReactNode } from 'react';

/** The outcome of a post, or a problem. */
export function Notice({ kind = 'done', children }: { kind?: 'done' | 'problem'; children: ReactNode }) {
  return (
    <div className={`notice ${kind}`} role={kind === 'problem' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

type Props = {
  token: string;
  /** The address of the post. */
  to: string;
  /** The value of the field `action`, where several forms post to one address. */
  action?: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string | number>>;
  className?: string;
  id?: string;
  noValidate?: boolean;
  children: ReactNode;
};

/** A form of the desk, with the form token of the session. */
export function ActionForm({ token, to, action, fields = {}, className, id, noValidate, children }: Props) {
  const hidden = { token, ...(action ? { action } : {}), ...fields };
  return (
    <form method="post" action={to} id={id} className={className} noValidate={noValidate}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type ButtonProps = Omit<Props, 'children' | 'noValidate'> & { label: string; about?: string };

/** A form with one button. `about` completes the button's accessible name. */
export function ActionButton({ label, about, ...form }: ButtonProps) {
  return (
    <ActionForm {...form}>
      <button className="second" type="submit">
        {label}
        {about ? <span className="hidden"> {about}</span> : null}
      </button>
    </ActionForm>
  );
}
