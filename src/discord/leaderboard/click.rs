//! The buttons of tables.

use halma_service::{Compared, Family, TablePlace};

use crate::discord::parts::choice::Where;
use crate::discord::parts::id::{Field, Reader, Sample, Writer, choices, ids};

/// A page of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TablePage {
    /// The scope of the games that count.
    pub at: Where,
    /// The family.
    pub family: Family,
    /// What is compared.
    pub compared: Compared,
    /// The first place of the page; by default the top.
    pub from: Option<TablePlace>,
}

choices!(Where, Family, Compared);

impl Field for TablePlace {
    fn write(self, to: &mut Writer) {
        self.player.write(to);
        self.score.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(Self {
            player: Field::read(from)?,
            score: Field::read(from)?,
        })
    }

    fn sample(of: Sample) -> Self {
        Self {
            player: Field::sample(of),
            score: Field::sample(of),
        }
    }
}

impl Field for TablePage {
    fn write(self, to: &mut Writer) {
        self.at.write(to);
        self.family.write(to);
        self.compared.write(to);
        self.from.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(Self {
            at: Field::read(from)?,
            family: Field::read(from)?,
            compared: Field::read(from)?,
            from: Field::read(from)?,
        })
    }

    fn sample(of: Sample) -> Self {
        Self {
            at: Field::sample(of),
            family: Field::sample(of),
            compared: Field::sample(of),
            from: Field::sample(of),
        }
    }
}

ids! {
    /// A button of a table.
    pub enum Click in "table" {
        /// Shows a page.
        Opener Show { page: TablePage } = "show",
    }
}
