import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { PAGE_IDS } from '@/api/drafts/draftEntry';
import type { Edit } from '@/api/drafts/editing';
import { savedSection, withSectionIds, type Section, type SectionFields } from '@/domain/aboutForm';
import type { AboutPage } from '@/domain/aboutPage';
import { PATHS } from '@/domain/paths';
import { BoundField } from '@/features/admin/common/BoundField';
import { useConfirm, type Question } from '@/features/admin/common/ConfirmDialog';
import { PageForm, SaveBar } from '@/features/admin/common/PageForm';
import { PagePreview } from '@/features/admin/common/PagePreview';
import { useTypedPreview } from '@/features/admin/common/preview/useTypedPreview';
import { Screen, ScreenHead } from '@/features/admin/common/ScreenHead';
import { usePageForm } from '@/features/admin/common/usePageForm';
import { SectionForm } from './SectionForm';
import { SectionList } from './SectionList';
import { useAboutSaves } from './useAboutSaves';
import { useOpenSection } from './useOpenSection';

export interface AboutEditorProps {
  /** The page as it is saved, or defaults. */
  about: AboutPage;
  /** Defaults are shown, or another tab edits. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

interface HeroFields {
  description: string;
}

/** What previews show while it is typed: the texts of both forms. */
function typedEdits(
  about: AboutPage,
  hero: HeroFields,
  sections: readonly Section[],
  typed: { id: string; fields: SectionFields } | null,
): Edit[] {
  // The id of a section that is not there yet stays the same from word to word.
  const cards = typed && savedSection(sections, typed.id, typed.fields, () => 0);
  const draft = { ...about, hero: { ...about.hero, ...hero }, ...(cards && { cards }) };
  return [{ collection: 'pages', id: PAGE_IDS.about, draft }];
}

/** What is asked before a section is deleted (back-office.md §4). */
const DELETE_QUESTION: Question = {
  title: 'Delete section',
  text: 'Are you sure you want to delete this section? This action cannot be undone.',
  verb: 'Delete',
};

function HeroField({ control, isReadOnly }: { control: Control<HeroFields>; isReadOnly: boolean }) {
  return (
    <BoundField
      control={control}
      name="description"
      label="Hero Description"
      rows={4}
      hint="The title and the breadcrumb of the page are fixed."
      isDisabled={isReadOnly}
    />
  );
}

/** The screen of the about page (back-office.md §2, About Page Editor). */
export function AboutEditor({ about, isReadOnly, notice }: AboutEditorProps) {
  const formId = useId();
  const sections = useMemo(() => withSectionIds(about.cards), [about.cards]);
  const { confirm, dialog } = useConfirm();
  const saves = useAboutSaves(about, sections);
  const { form, values, isDirty, isRestored, discard, settle } = usePageForm<HeroFields>({
    kind: 'about-page',
    start: { description: about.hero.description },
    validate: () => ({}),
  });
  const [typed, setTyped] = useState<SectionFields | null>(null);
  const open = useOpenSection(sections, typed !== null, confirm);
  const openId = open.editor ? (open.editor.record?.id ?? '') : null;
  const typedSection = typed && openId !== null ? { id: openId, fields: typed } : null;
  const isTyped = !isReadOnly && (isDirty || typedSection !== null);
  useTypedPreview(isTyped ? typedEdits(about, values, sections, typedSection) : null);

  const handleSave = async (fields: HeroFields) => {
    if (!isReadOnly && (await saves.saveHero(fields.description))) settle(fields);
  };
  const handleDelete = async (section: Section) => {
    const isMeant = await confirm(DELETE_QUESTION);
    if (isMeant && (await saves.remove(section)) && openId === section.id) open.close();
  };
  const handleSaveSection = async (fields: SectionFields) => {
    const isDone = await saves.saveSection(openId ?? '', fields);
    if (isDone) open.close();
    return isDone;
  };
  return (
    <Screen>
      <ScreenHead title="About Page">
        <PagePreview path={PATHS.about} />
      </ScreenHead>
      {notice}
      <PageForm
        form={form}
        id={formId}
        label="About Page"
        isRestored={isRestored}
        isSaving={saves.isSaving}
        onSave={handleSave}
        onDiscard={discard}
      >
        <HeroField control={form.control} isReadOnly={isReadOnly} />
      </PageForm>
      <SectionList
        sections={sections}
        isReadOnly={isReadOnly}
        openId={openId}
        onAdd={() => void open.change()}
        onEdit={(section) => void open.change(section)}
        onDelete={(section) => void handleDelete(section)}
        onMove={(section, to) => void saves.move(section, to)}
      >
        {open.editor && (
          <SectionForm
            key={openId}
            section={open.editor.record}
            kept={open.editor.kept}
            isSaving={saves.isSaving}
            onSave={handleSaveSection}
            onTyped={setTyped}
            onCancel={() => void open.leave()}
          />
        )}
      </SectionList>
      <SaveBar
        form={formId}
        isSaving={saves.isSaving}
        isDisabled={isReadOnly}
        isDirty={isDirty}
        onDiscard={discard}
      />
      {dialog}
    </Screen>
  );
}
