/** Small things over the page: short notes, questions, and what is said to screen readers. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
  link?: { href: string; text: string } | undefined;
}

export interface Question {
  title: string;
  text?: string;
  go: string;
  stay?: string;
  isGrave?: boolean;
  answer: (yes: boolean) => void;
}

class Ui {
  toasts = $state<Toast[]>([]);
  question = $state.raw<Question | null>(null);
  /** What is read out next; two regions take turns, so that the same words are read twice. */
  spoken = $state<[string, string]>(['', '']);
  showsShortcuts = $state(false);
  #made = 0;
  #turn = 0;

  toast(text: string, options: { tone?: Toast['tone']; link?: Toast['link'] } = {}): void {
    const id = (this.#made += 1);
    this.toasts.push({ id, text, tone: options.tone ?? 'plain', link: options.link });
    if (this.toasts.length > 3) this.toasts.shift();
    setTimeout(() => this.dismiss(id), 4000 + text.length * 60);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Ask a yes-no question; resolves to the answer. */
  ask(question: Omit<Question, 'answer'>): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((resolve) => {
      this.question = {
        ...question,
        answer: (yes) => {
          this.question = null;
          resolve(yes);
        },
      };
    });
  }

  /** Say something to those who listen instead of look. */
  announce(text: string): void {
    if (!text) return;
    const turn = (this.#turn = 1 - this.#turn);
    this.spoken[turn] = text;
    // What was said just before is still being read.
    setTimeout(() => {
      if (this.spoken[turn] === text) this.spoken[turn] = '';
    }, 3000);
  }
}

export const ui = new Ui();
