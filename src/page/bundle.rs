//! The page's modules as one file, so that a phone asks once.
//!
//! Each module becomes a function that returns what it exports, in the order of their imports. This reads
//! no JavaScript in general, only how the page's files are written: an import is one line with names
//! in braces, and an export is a function, a class or a constant at the start of a line.

/// Returns the modules that `main` needs, in one, without comments and indents.
///
/// # Panics
/// Panics if a module imports a file that isn't there.
pub(super) fn bundle(main: &str, file: impl Fn(&str) -> &'static str) -> String {
    let mut bundle = Bundle {
        file: &file,
        known: Vec::new(),
        lines: Vec::new(),
    };
    let main = bundle.read(main);
    bundle.lines.extend(main.lines);
    bundle.lines.join("\n") + "\n"
}

struct Bundle<'a> {
    file: &'a dyn Fn(&str) -> &'static str,
    /// The modules that are in it or are being read.
    known: Vec<String>,
    lines: Vec<String>,
}

/// A module without comments, imports and the word `export`.
#[derive(Default)]
struct Module {
    lines: Vec<String>,
    exports: Vec<String>,
}

impl Bundle<'_> {
    fn read(&mut self, name: &str) -> Module {
        let mut module = Module::default();
        let mut is_comment = false;
        for line in (self.file)(name).lines() {
            let bare = line.trim_start();
            is_comment |= bare.starts_with("/**");
            if is_comment || bare.starts_with("//") || bare.is_empty() {
                is_comment &= !bare.ends_with("*/");
            } else if let Some((names, from)) = import(bare) {
                self.add(from);
                let names = names.replace(" as ", ": ");
                let from = variable(from);
                module.lines.push(format!("const {{{names}}} = {from};"));
            } else {
                let (rest, exported) = export(bare);
                module.exports.extend(exported.map(str::to_owned));
                module.lines.push(rest.to_owned());
            }
        }
        module
    }

    fn add(&mut self, name: &str) {
        if self.known.iter().any(|known| known == name) {
            return;
        }
        self.known.push(name.to_owned());
        let Module { lines, exports } = self.read(name);
        let (variable, exports) = (variable(name), exports.join(", "));
        self.lines.push(format!("const {variable} = (() => {{"));
        self.lines.extend(lines);
        self.lines.push(format!("return {{ {exports} }};\n}})();"));
    }
}

/// Returns the names that a line imports, and the file.
fn import(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_prefix("import {")?;
    let (names, from) = rest.split_once("} from \"./")?;
    Some((names, from.strip_suffix("\";")?))
}

/// Returns a line without the word `export`, and what it exports.
fn export(line: &str) -> (&str, Option<&str>) {
    let Some(rest) = line.strip_prefix("export ") else {
        return (line, None);
    };
    let named = rest.strip_prefix("async ").unwrap_or(rest);
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '_';
    let name = ["function ", "class ", "const "]
        .into_iter()
        .find_map(|kind| named.strip_prefix(kind))
        .and_then(|name| name.split(|sign| !is_part(sign)).next());
    (rest, name)
}

/// Returns the name of a module in the bundle.
fn variable(file: &str) -> String {
    let stem = file.split('.').next().unwrap_or(file);
    format!("${}", stem.replace('-', "_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_module_is_there_once_before_those_that_need_it() {
        let file = |name: &str| match name {
            "main.js" => {
                "// Starts.\nimport { a } from \"./a.js\";\nimport { b as c } from \"./two-b.js\";\na(c);\n"
            }
            "a.js" => {
                "import { b } from \"./two-b.js\";\n/** Says\n * so. */\nexport function a() {\n  return b;\n}\n"
            }
            "two-b.js" => "/** One. */\nexport const b = 1;\nconst rest = 2;\n",
            other => panic!("{other}"),
        };
        let expected = "const $two_b = (() => {\nconst b = 1;\nconst rest = 2;\nreturn { b };\n})();\n\
             const $a = (() => {\nconst { b } = $two_b;\nfunction a() {\nreturn b;\n}\nreturn { a };\n})();\n\
             const { a } = $a;\nconst { b: c } = $two_b;\na(c);\n";
        assert_eq!(bundle("main.js", file), expected);
    }
}
